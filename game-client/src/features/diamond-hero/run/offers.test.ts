import { expect, test, vi } from "vitest";
import { nextOffers } from "./offers.ts";

const text = (key: string): string => key;

test("between two runs one press opens what leads on", () => {
  const open = vi.fn();
  const [offer] = nextOffers({ kind: "hero-start" }, text, open);
  expect(offer).toMatchObject({ prompt: { verb: "go-on", words: "hero:run.prompt.next" } });
  offer?.prompt.press?.();
  expect(open).toHaveBeenCalledExactlyOnceWith({ kind: "hero-start" });
});

test("in a run nothing is offered", () => {
  expect(nextOffers(null, text, () => {})).toEqual([]);
});
