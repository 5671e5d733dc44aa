import { expect, test } from "vitest";
import { watchFrameRate } from "./frame-rate.ts";

/** After how many frames of this length the rate is called too slow; null if never in ten seconds. */
function slowAfter(delta: number): number | null {
  const rate = watchFrameRate();
  for (let frame = 1; frame * delta < 10_000; frame += 1) if (rate.frame(delta)) return frame * delta;
  return null;
}

test("sixty and thirty frames a second are fast enough", () => {
  expect([slowAfter(1_000 / 60), slowAfter(1_000 / 30)]).toEqual([null, null]);
});

test("ten frames a second are too slow, which is known after three seconds", () => {
  expect(slowAfter(100)).toBe(3_000);
});

test("pauses of the tab do not count", () => {
  const rate = watchFrameRate();
  expect(Array.from({ length: 20 }, () => rate.frame(30_000))).not.toContain(true);
  expect(Array.from({ length: 300 }, () => rate.frame(16))).not.toContain(true);
});

test("it is decided once", () => {
  const rate = watchFrameRate();
  const answers = Array.from({ length: 100 }, () => rate.frame(100));
  expect(answers.filter(Boolean)).toHaveLength(1);
});
