import type { MapObject } from "@diamond-valley/schemas/maps/map.ts";
import type { InteractAnswer } from "@diamond-valley/schemas/story/messages.ts";
import { Unreachable } from "@diamond-valley/web-kit/problem.ts";
import { afterEach, expect, test, vi } from "vitest";
import { AGAIN, createAutoPickups } from "./auto-pickups.ts";

afterEach(() => void vi.useRealTimers());

const gem = (name: string, x: number, auto = true): MapObject => ({
  ...{ name, type: "pickup", x: x - 10, y: 90, width: 20, height: 20, drawing: "gem-stone", reach: 80 },
  ...{ auto, requires: "", otherwise: null, gone: null },
});
const PRESENT = [gem("gem-1", 100), gem("gem-2", 400), gem("wrench", 700, false)].map((object) => ({
  object,
  answers: true,
}));

function walking(isLost = () => false) {
  const touched: string[] = [];
  const found: string[] = [];
  const pickups = createAutoPickups(
    async (name) => {
      touched.push(name);
      if (isLost()) throw new Unreachable();
      return { target: name } as InteractAnswer;
    },
    ({ name }) => found.push(name),
  );
  return { touched, found, walkTo: (x: number) => pickups.update(PRESENT, { x, y: 100 }) };
}

test("what lies within 40 px is touched once, however long one stands there, and nothing else is", async () => {
  const { walkTo, touched, found } = walking();
  for (const x of [59, 60, 80, 100, 140]) walkTo(x);
  await vi.waitFor(() => expect(found).toEqual(["gem-1"]));
  expect(touched).toEqual(["gem-1"]);
  for (const x of [141, 300, 400, 700]) walkTo(x);
  await vi.waitFor(() => expect(found).toEqual(["gem-1", "gem-2"]));
  expect(touched).toEqual(["gem-1", "gem-2"]);
});

test("what got lost is tried again the next time one comes near, and not before for a moment", async () => {
  let lost = true;
  const { walkTo, touched, found } = walking(() => lost);
  for (const x of [100, 110, 90]) walkTo(x);
  await vi.waitFor(() => expect(touched).toEqual(["gem-1"]));
  lost = false;
  walkTo(200);
  walkTo(100);
  await vi.waitFor(() => expect(found).toEqual(["gem-1"]));
  expect(touched).toEqual(["gem-1", "gem-1"]);
});

test("whoever stays beside what got lost has it in a moment", async () => {
  vi.useFakeTimers();
  let lost = true;
  const { walkTo, touched, found } = walking(() => lost);
  walkTo(100);
  await vi.advanceTimersByTimeAsync(AGAIN - 1);
  walkTo(100);
  expect(touched).toEqual(["gem-1"]);
  lost = false;
  await vi.advanceTimersByTimeAsync(1);
  walkTo(100);
  await vi.advanceTimersByTimeAsync(0);
  expect(found).toEqual(["gem-1"]);
});
