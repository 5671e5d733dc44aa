import fc from "fast-check";
import { expect, test } from "vitest";
import { planFishing } from "./attempt.ts";
import { arrowAt, outcomeAt } from "./press.ts";
import { FISHING, masteryAt } from "./tuning.ts";

const anySetup = fc.record({
  rules: fc.constant(FISHING.rules),
  spot: fc.integer({ min: 1, max: FISHING.spots.length }),
  calm: fc.boolean(),
  guided: fc.constant(false),
  mastery: fc.integer({ min: 1, max: 10 }),
  free: fc.integer({ min: 1, max: 80 }),
});
const anySeed = fc.integer({ min: 0, max: 0xffff_ffff });
const moment = (max: number) => fc.integer({ min: 0, max });

test("the arrow is a pure function of its seed and the time, and stays on the bar", () => {
  fc.assert(
    fc.property(anySeed, anySetup, moment(20_000), (seed, setup, elapsed) => {
      const { arrow } = planFishing(seed, setup);
      const position = arrowAt(arrow, elapsed);
      expect(position).toBe(arrowAt(structuredClone(arrow), elapsed));
      expect(planFishing(seed, setup).arrow).toEqual(arrow);
      expect(position).toBeGreaterThanOrEqual(0);
      expect(position).toBeLessThanOrEqual(1);
    }),
  );
});

test("it moves at one speed: a sweep takes its time, to and fro, whatever the step", () => {
  const arrow = { seed: 250, sweep: 1_000, centre: 0.5, success: 0.1, safe: 0.2, window: 5_000 };
  expect(arrowAt(arrow, 0)).toBeCloseTo(0.25);
  expect(arrowAt(arrow, 500)).toBeCloseTo(0.75);
  expect(arrowAt(arrow, 750)).toBeCloseTo(1);
  expect(arrowAt(arrow, 1_000)).toBeCloseTo(0.75);
  expect(arrowAt(arrow, 2_000)).toBeCloseTo(0.25);
  expect(arrowAt({ ...arrow, seed: 1_250 }, 0)).toBeCloseTo(0.75);
});

test("the whole outer zone lies on the bar, and the arrow crosses the green zone within the window", () => {
  fc.assert(
    fc.property(anySeed, anySetup, (seed, setup) => {
      const { arrow } = planFishing(seed, setup);
      if (arrow.safe <= 0.5) {
        expect(arrow.centre - arrow.safe).toBeGreaterThanOrEqual(-1e-9);
        expect(arrow.centre + arrow.safe).toBeLessThanOrEqual(1 + 1e-9);
      }
      const moments = Array.from({ length: arrow.window / 10 }, (_, index) => index * 10);
      expect(moments.some((elapsed) => outcomeAt(arrow, arrowAt(arrow, elapsed)) === "success")).toBe(true);
      if (masteryAt(setup.mastery).success === 1)
        expect(moments.every((elapsed) => outcomeAt(arrow, arrowAt(arrow, elapsed)) === "success")).toBe(
          true,
        );
    }),
  );
});
