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
/** What counts for the week, as for whoever delivers for the first time in it. */
const FOR_THE_WEEK = [
  { path: "challenge.1.done", by: 1 },
  { path: "goal.1.given", by: 1 },
  { path: "goal.1.early", by: 1 },
];
/** 7 Oct 2025, a minute before and at midnight in Korea. */
const evening = Date.parse("2025-10-07T14:59:00Z");
const midnight = Date.parse("2025-10-07T15:00:00Z");

const deliver = (now: number, ...held: [HoldingPath, number][]) =>
  deliveryRule(new Map([["bag.fish.red", 12], ...held]), operation, now);

test("takes ten of the colour, pays the experience and counts the day", () => {
  expect(deliver(evening)).toEqual([
    { path: "bag.fish.red", by: -10 },
    { path: "experience", by: 850 },
    { path: "helped.fish.red", by: 1 },
    { path: "kind.total", by: 1 },
    { path: "kind.weeks.1", by: 1 },
    { path: "deliveries.fish.20251007", by: 1 },
    ...FOR_THE_WEEK,
  ]);
});

test.each([
  ["before the season", "2025-10-05T23:59:59.999Z", []],
  ["from Monday 09:00 in Korea on", "2025-10-06T00:00:00Z", ["kind.weeks.1"]],
  ["a moment before the second Monday 09:00", "2025-10-12T23:59:59.999Z", ["kind.weeks.1"]],
  ["from the second Monday 09:00 on", "2025-10-13T00:00:00Z", ["kind.weeks.2"]],
  ["a moment before the third Monday 09:00", "2025-10-19T23:59:59.999Z", ["kind.weeks.2"]],
  ["from the third Monday 09:00 on", "2025-10-20T00:00:00Z", ["kind.weeks.3"]],
  ["a moment before the fourth Monday 09:00", "2025-10-26T23:59:59.999Z", ["kind.weeks.3"]],
  ["from the fourth Monday 09:00 on", "2025-10-27T00:00:00Z", ["kind.weeks.4"]],
  ["in the last moment of the fourth week", "2025-11-02T23:59:59.999Z", ["kind.weeks.4"]],
  ["behind the fourth week", "2025-11-03T00:00:00Z", []],
])("%s a delivery counts for %j", (_, at, weeks) => {
  const changes = deliver(Date.parse(at));
  if ("refused" in changes) throw new Error(changes.refused);
  const counted = changes.map(({ path }) => path).filter((path) => path.startsWith("kind."));
  expect(counted).toEqual(["kind.total", ...weeks]);
});

test("is refused with fewer than ten of the colour, however many there are of others", () => {
  expect(deliver(evening, ["bag.fish.red", 9], ["bag.fish.blue", 30])).toEqual({
    refused: "insufficient-inventory",
  });
});

describe("the daily limit", () => {
  test.each([
    [1, 5],
    [30, 7],
    [60, 10],
  ])("of the week's theme at level %i is %i", (level, limit) => {
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
    expect(deliver(evening, ["bag.fish.red", 0], ["deliveries.fish.20251007", 5])).toEqual({
      refused: "daily-limit",
    });
  });

  test("turns at midnight in Korea, and the day gone by is dropped", () => {
    expect(deliver(midnight, ["deliveries.fish.20251007", 3])).toEqual([
      { path: "bag.fish.red", by: -10 },
      { path: "experience", by: 850 },
      { path: "helped.fish.red", by: 1 },
      { path: "kind.total", by: 1 },
      { path: "kind.weeks.1", by: 1 },
      { path: "deliveries.fish.20251008", by: 1 },
      { path: "deliveries.fish.20251007", by: -3 },
      ...FOR_THE_WEEK,
    ]);
  });

  test("counts on the day that has begun when another clock is behind", () => {
    expect(deliver(evening, ["deliveries.fish.20251008", 5])).toEqual({ refused: "daily-limit" });
  });
});

test("the step of the own challenge that it comes to is paid with it, in one change of the diamonds", () => {
  const level: [HoldingPath, number] = ["experience", experienceAt(100)];
  const changes = deliver(evening, level, ["challenge.1.done", 4], ["beyond.deliveries", 4]);
  if ("refused" in changes) throw new Error(changes.refused);
  expect(changes.filter(({ path }) => path === "diamonds")).toEqual([{ path: "diamonds", by: 6 }]);
  expect(changes).toContainEqual({ path: "challenge.1.paid", by: 5 });
});

describe("at the last level", () => {
  const last: [HoldingPath, number] = ["experience", experienceAt(100)];
  const paidFor = (count: number, ...held: [HoldingPath, number][]) => {
    const changes = deliver(evening, last, ["beyond.deliveries", count - 1], ...held);
    if ("refused" in changes) throw new Error(changes.refused);
    return changes.filter(({ path }) => path === "diamonds" || path.startsWith("beyond."));
  };
  const counted = { path: "beyond.deliveries", by: 1 };

  test("every fifth delivery pays a diamond", () => {
    for (const count of [1, 2, 3, 4, 6, 9]) expect(paidFor(count)).toEqual([counted]);
    for (const count of [5, 10])
      expect(paidFor(count)).toEqual([
        counted,
        { path: "diamonds", by: 1 },
        { path: "beyond.days.20251007", by: 1 },
      ]);
  });

  test("four diamonds are a day's most, and the day gone by is dropped", () => {
    expect(paidFor(5, ["beyond.days.20251007", 3])).toContainEqual({ path: "diamonds", by: 1 });
    expect(paidFor(5, ["beyond.days.20251007", 4])).toEqual([counted]);
    expect(paidFor(5, ["beyond.days.20251006", 4])).toEqual([
      counted,
      { path: "diamonds", by: 1 },
      { path: "beyond.days.20251007", by: 1 },
      { path: "beyond.days.20251006", by: -4 },
    ]);
  });

  test("nothing is counted of the deliveries before it", () => {
    const before: [HoldingPath, number] = ["experience", experienceAt(100) - 1];
    const changes = deliver(evening, before, ["beyond.deliveries", 4]);
    expect(JSON.stringify(changes)).not.toMatch(/beyond|diamonds/);
  });
});
