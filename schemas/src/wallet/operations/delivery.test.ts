import { describe, expect, test } from "vitest";
import type { HoldingPath } from "../holdings.ts";
import { experienceAt } from "../levels.ts";
import { type DeliveryOperation, deliveryRule } from "./delivery.ts";

const operation: DeliveryOperation = {
  kind: "delivery",
  key: "delivery:1",
  category: "fish",
  colour: "red",
  quantity: 10,
  experience: 850,
};
/** 7 Oct 2025, a minute before and at midnight in Korea. */
const evening = Date.parse("2025-10-07T14:59:00Z");
const midnight = Date.parse("2025-10-07T15:00:00Z");

const deliver = (now: number, ...held: [HoldingPath, number][]) =>
  deliveryRule(new Map([["bag.fish.red", 12], ...held]), operation, now);

test("takes ten of the colour, pays the experience and counts the day", () => {
  expect(deliver(evening)).toEqual([
    { path: "bag.fish.red", by: -10 },
    { path: "experience", by: 850 },
    { path: "deliveries.fish.20251007", by: 1 },
  ]);
});

test("is refused with fewer than ten of the colour, however many there are of others", () => {
  expect(deliver(evening, ["bag.fish.red", 9], ["bag.fish.blue", 30])).toEqual({
    refused: "insufficient-inventory",
  });
});

describe("the daily limit", () => {
  test.each([
    [1, 3],
    [30, 5],
    [60, 8],
  ])("at level %i is %i", (level, limit) => {
    const experience: [HoldingPath, number] = ["experience", experienceAt(level)];
    expect(deliver(evening, experience, ["deliveries.fish.20251007", limit])).toEqual({
      refused: "daily-limit",
    });
    expect(deliver(evening, experience, ["deliveries.fish.20251007", limit - 1])).toContainEqual({
      path: "deliveries.fish.20251007",
      by: 1,
    });
  });

  test("is told before the missing fish: coming back with more would not help", () => {
    expect(deliver(evening, ["bag.fish.red", 0], ["deliveries.fish.20251007", 3])).toEqual({
      refused: "daily-limit",
    });
  });

  test("turns at midnight in Korea, and the day gone by is dropped", () => {
    expect(deliver(midnight, ["deliveries.fish.20251007", 3])).toEqual([
      { path: "bag.fish.red", by: -10 },
      { path: "experience", by: 850 },
      { path: "deliveries.fish.20251008", by: 1 },
      { path: "deliveries.fish.20251007", by: -3 },
    ]);
  });

  test("counts on the day that has begun when another clock is behind", () => {
    expect(deliver(evening, ["deliveries.fish.20251008", 3])).toEqual({ refused: "daily-limit" });
  });
});
