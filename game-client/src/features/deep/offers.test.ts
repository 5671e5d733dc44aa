import { DEEP } from "@diamond-valley/schemas/deep/tuning.ts";
import { expect, test, vi } from "vitest";
import { plateOffers } from "./offers.ts";

const text = (key: string): string => key;
const here = { x: DEEP.plate.x + 20, y: DEEP.plate.y };

test.each([
  [false, true, "deep:prompt.wake"],
  [false, false, "deep:prompt.wake"],
  [true, true, "deep:prompt.missing"],
  [true, false, "deep:prompt.again"],
])("with the door open (%s) and diamonds missing (%s) the plate says %s", (isOpen, isMissing, words) => {
  const press = vi.fn();
  const [offer] = plateOffers(here, { isOpen, isMissing }, text, press);
  expect(offer).toMatchObject({ prompt: { words }, distance: 20 });
  offer?.prompt.press?.();
  expect(press).toHaveBeenCalledOnce();
});

test("away from the plate nothing is offered", () => {
  const far = { x: DEEP.plate.x, y: DEEP.plate.y - DEEP.plate.reach - 1 };
  expect(plateOffers(far, { isOpen: false, isMissing: true }, text, () => {})).toEqual([]);
});
