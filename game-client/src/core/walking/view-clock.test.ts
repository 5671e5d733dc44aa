import { expect, test } from "vitest";
import { createViewClock, DELAY } from "./view-clock.ts";

test("what is drawn is DELAY behind the patch that was on its way for the shortest time", () => {
  const clock = createViewClock();
  clock.heard(1_000, 50);
  clock.heard(1_100, 190);
  clock.heard(1_200, 245);
  expect(clock.at(245)).toBeCloseTo(1_200 - DELAY, 0);
});

test("a patch that is late by less than half an interval finds its moment still to be drawn", () => {
  const clock = createViewClock();
  for (let patch = 0; patch < 50; patch += 1) {
    const late = patch % 3 === 0 ? 45 : 0;
    const now = patch * 100 + late;
    clock.heard(patch * 100, now);
    // What lies between this patch and the one before is drawn from now on.
    expect(clock.at(now)).toBeLessThanOrEqual((patch - 1) * 100 + 1);
  }
});

test("a line that became longer is followed within seconds, and the drawing never goes backwards", () => {
  const clock = createViewClock();
  clock.heard(0, 0);
  let drawn = Number.NEGATIVE_INFINITY;
  for (let now = 0; now < 30_000; now += 10) {
    if (now % 100 === 0) clock.heard(now - 80, now);
    expect(clock.at(now)).toBeGreaterThanOrEqual(drawn);
    drawn = clock.at(now);
  }
  expect(drawn).toBeCloseTo(30_000 - 10 - 80 - DELAY, -1);
});

test("a room's clock that jumps is followed at once", () => {
  const clock = createViewClock();
  clock.heard(60_000, 0);
  clock.heard(100, 100);
  expect(clock.at(100)).toBe(100 - DELAY);
});
