import type { Arrow } from "@diamond-valley/schemas/fishing/fishing.ts";
import { outcomeAt } from "@diamond-valley/schemas/fishing/press.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { arrowLeft, timeLeft, zonesOf } from "./arrow-view.ts";

const ARROW: Arrow = { seed: 0, sweep: 1_000, centre: 0.5, success: 0.1, safe: 0.2, window: 5_000 };

test("draws the zones around their middle", () => {
  const { success, safe } = zonesOf(ARROW);
  expect(success.left).toBeCloseTo(40);
  expect(success.width).toBeCloseTo(20);
  expect(safe.left).toBeCloseTo(30);
  expect(safe.width).toBeCloseTo(40);
});

test("cuts off what lies beyond the bar", () => {
  expect(zonesOf({ ...ARROW, success: 1, safe: 1 }).success).toEqual({ left: 0, width: 100 });
});

test("sweeps to and fro, and stands at its start before its first frame", () => {
  expect(arrowLeft(ARROW, 0)).toBe(0);
  expect(arrowLeft(ARROW, 1_000)).toBe(100);
  expect(arrowLeft(ARROW, 1_500)).toBe(50);
  expect(arrowLeft(ARROW, -16)).toBe(0);
});

test("counts the time down and no further", () => {
  expect([timeLeft(ARROW, 0), timeLeft(ARROW, 2_500), timeLeft(ARROW, 9_000)]).toEqual([1, 0.5, 0]);
});

test("an arrow drawn in the green zone is judged as in it, anywhere and at any time", () => {
  fc.assert(
    fc.property(
      fc.record({
        seed: fc.nat(0xffff),
        sweep: fc.integer({ min: 500, max: 3_000 }),
        centre: fc.double({ min: 0, max: 1, noNaN: true }),
        success: fc.double({ min: 0.01, max: 1, noNaN: true }),
        safe: fc.constant(1),
        window: fc.constant(5_000),
      }),
      fc.integer({ min: 0, max: 5_000 }),
      (arrow, elapsed) => {
        const at = arrowLeft(arrow, elapsed);
        const { left, width } = zonesOf(arrow).success;
        const margin = 1e-6;
        if (at > left + margin && at < left + width - margin) {
          expect(outcomeAt(arrow, at / 100)).toBe("success");
        }
        if (at < left - margin || at > left + width + margin) {
          expect(outcomeAt(arrow, at / 100)).not.toBe("success");
        }
      },
    ),
  );
});
