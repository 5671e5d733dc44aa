import { expect, test } from "vitest";
import { createTimes } from "./at-times.ts";

test("the first frame is one of them, and then one each fifth of a second, at any rate of frames", () => {
  for (const delta of [1_000 / 144, 1_000 / 60, 50]) {
    const isTime = createTimes(200);
    const frames = Array.from({ length: Math.round(10_000 / delta) }, () => isTime(delta));
    expect(frames[0]).toBe(true);
    const times = frames.filter(Boolean).length;
    expect(times).toBeGreaterThanOrEqual(45);
    expect(times).toBeLessThanOrEqual(51);
  }
});

test("after a long pause there is one, not many", () => {
  const isTime = createTimes(200);
  isTime(16);
  expect([isTime(5_000), isTime(16)]).toEqual([true, false]);
});
