import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { HOUR } from "../clock.ts";
import { weekTheme } from "../quests/week-theme.ts";
import { weekSpan } from "../season/season.ts";
import { SEASON_WEEKS } from "../season/weeks.ts";
import { GOAL_STEPS } from "./content.ts";
import {
  fixedAt,
  type GoalCount,
  goalFor,
  goalState,
  isDouble,
  isGathering,
  percentOf,
  stepsReached,
  weightAt,
} from "./goal.ts";

/** Korean wall-clock time. */
const kst = (text: string) => Date.parse(`${text}+09:00`);

test("weeks are about fishing, herbs, mining and the boss (spec 2 §3)", () => {
  expect([0, ...SEASON_WEEKS, 5].map(weekTheme)).toEqual([null, "fish", "herbs", "ore", "golem", null]);
});

describe("what is given counts double at the weekend from 20 to 22 h in Korea", () => {
  test.each([
    ["2025-10-10T21:00:00", 1],
    ["2025-10-11T19:59:59.999", 1],
    ["2025-10-11T20:00:00", 2],
    ["2025-10-11T21:59:59.999", 2],
    ["2025-10-11T22:00:00", 1],
    ["2025-10-12T19:59:59.999", 1],
    ["2025-10-12T20:00:00", 2],
    ["2025-10-12T21:59:59.999", 2],
    ["2025-10-12T22:00:00", 1],
    ["2025-10-13T20:30:00", 1],
    // It is Sunday evening in London by then, and Monday in Korea.
    ["2025-10-13T04:30:00", 1],
    ["2025-11-02T20:00:00", 2],
  ])("at %s KST: %i", (at, weight) => {
    expect(weightAt(kst(at))).toBe(weight);
  });
  test("four hours a week, whatever the machine's zone", () => {
    const start = kst("2025-10-06T09:00:00");
    const hours = Array.from({ length: 168 }, (_, hour) => start + hour * HOUR);
    expect(hours.filter(isDouble)).toHaveLength(4);
  });
});

describe("the first 48 hours of a week", () => {
  test.each([
    [1, "2025-10-08T08:59:59.999", "2025-10-08T09:00:00"],
    [2, "2025-10-15T08:59:59.999", "2025-10-15T09:00:00"],
    [3, "2025-10-22T08:59:59.999", "2025-10-22T09:00:00"],
    [4, "2025-10-29T08:59:59.999", "2025-10-29T09:00:00"],
  ])("of week %i end on Wednesday at 09:00 KST", (week, before, at) => {
    expect([before, at].map((now) => isGathering(week, kst(now)))).toEqual([true, false]);
    expect(fixedAt(week)).toBe(kst(at));
  });
  test("there is none of a week that the season does not have", () => {
    expect(() => fixedAt(5)).toThrow(RangeError);
  });
});

describe("what a goal takes: max(20, ⌈0.7 × q × A × 1.6⌉)", () => {
  test.each([
    [1, 0, 20],
    [1, 1, 20],
    [1, 2, 20],
    [1, 3, 27],
    [2, 25, 224],
    [3, 30, 269],
    [1, 300_000, 2_688_000],
    [4, 4, 20],
    [4, 5, 23],
    [4, 25, 112],
    [4, 300_000, 1_344_000],
  ])("in week %i with %i players: %i", (week, players, goal) => {
    expect(goalFor(week, players)).toBe(goal);
  });
  test("is a whole number that never falls with more players, and no less than what the formula says", () => {
    const players = fc.nat(2_000_000);
    fc.assert(
      fc.property(fc.constantFrom(...SEASON_WEEKS), players, players, (week, one, other) => {
        const [fewer, more] = [Math.min(one, other), Math.max(one, other)];
        expect(goalFor(week, fewer)).toBeLessThanOrEqual(goalFor(week, more));
        const exact = (week === 4 ? 448n : 896n) * BigInt(more);
        const ceiling = (exact + 99n) / 100n;
        expect(goalFor(week, more)).toBe(Math.max(20, Number(ceiling)));
      }),
    );
  });
});

const count = (given: number, target: number | null, reached = 0): GoalCount => ({ given, target, reached });

describe("the steps of a goal", () => {
  test.each([
    [0, 20, 0],
    [9, 20, 0],
    [10, 20, 1],
    [19, 20, 1],
    [20, 20, 2],
    [400, 20, 2],
    [13, 27, 0],
    [14, 27, 1],
    [26, 27, 1],
    [27, 27, 2],
    [1_000, null, 0],
  ])("%i of %j reach %i", (given, target, reached) => {
    expect(stepsReached(given, target)).toBe(reached);
  });
  test("a lower goal never takes one back", () => {
    fc.assert(
      fc.property(fc.nat(5_000), fc.integer({ min: 20, max: 5_000 }), fc.nat(5_000), (given, goal, less) => {
        const lower = Math.max(20, goal - less);
        expect(stepsReached(given, lower)).toBeGreaterThanOrEqual(stepsReached(given, goal));
      }),
    );
  });
  test("percent agree with the steps that count as reached", () => {
    expect(percentOf(count(5, null))).toBeNull();
    expect(percentOf(count(5, 20))).toBe(25);
    // What is known a moment earlier than that it is certain.
    expect(percentOf(count(10, 20, 0))).toBe(49);
    expect(percentOf(count(20, 20, 1))).toBe(99);
    // Somebody who gave much has gone.
    expect(percentOf(count(8, 20, 1))).toBe(50);
    expect(percentOf(count(8, 20, 2))).toBe(100);
    fc.assert(
      fc.property(fc.nat(9_000), fc.integer({ min: 20, max: 5_000 }), fc.nat(2), (given, goal, reached) => {
        const percent = percentOf(count(given, goal, reached))!;
        expect(percent).toBeLessThanOrEqual(100);
        expect(GOAL_STEPS.filter((step) => percent >= step.percent)).toHaveLength(reached);
      }),
    );
  });
});

describe("the state of a goal", () => {
  const middle = kst("2025-10-16T12:00:00");
  test.each([
    ["none", 0, count(0, null), middle],
    ["gathering", 2, count(900, null), middle],
    ["running", 2, count(10, 100), middle],
    ["half", 2, count(60, 100, 1), middle],
    ["reached", 2, count(160, 100, 2), middle],
    ["reached", 2, count(160, 100, 2), weekSpan(2).end - 1],
    ["ended", 2, count(160, 100, 2), weekSpan(2).end],
    ["running", 4, count(1, 20), kst("2025-11-03T08:59:59.999")],
    ["ended", 4, count(1, 20), kst("2025-11-03T09:00:00")],
    ["ended", 4, count(1, null), kst("2025-11-03T09:00:00")],
  ] as const)("is %s in week %i with %j", (state, week, counted, now) => {
    expect(goalState(week, counted, now)).toBe(state);
  });
});
