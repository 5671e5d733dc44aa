import type { Holdings } from "@diamond-valley/schemas/wallet/holdings.ts";
import { expect, test } from "vitest";
import { auditCommunity } from "./audit.ts";

/** Half of the goal of week 1 was reached. */
const REACHED = new Map([[1, 1]]);
const audit = (...held: [string, number][]) => auditCommunity(new Map(held) as Holdings, REACHED);

test.each([
  ["nothing", []],
  ["who gave something and is not paid yet", [["goal.1.given", 3]]],
  [
    "who is paid what was reached",
    [
      ["goal.1.given", 3],
      ["goal.1.paid", 25],
    ],
  ],
  [
    "a challenge that paid its steps",
    [
      ["challenge.2.done", 12],
      ["challenge.2.paid", 15],
    ],
  ],
  [
    "one of the boss, by the best score",
    [
      ["boss.4.best.equal", 5_500],
      ["challenge.4.paid", 15],
    ],
  ],
  ["a score that no fight was paid for yet", [["boss.4.best.own", 5_500]]],
] as [string, [string, number][]][])("the audit is content with %s", (_, held) => {
  expect(audit(...held)).toEqual([]);
});

test.each([
  [
    "a step that was not reached",
    [
      ["goal.1.given", 3],
      ["goal.1.paid", 50],
    ],
  ],
  [
    "a goal that nobody counted",
    [
      ["goal.2.given", 3],
      ["goal.2.paid", 25],
    ],
  ],
  ["pay for who gave nothing", [["goal.1.paid", 25]]],
  [
    "a step of a challenge too many",
    [
      ["challenge.1.done", 4],
      ["challenge.1.paid", 5],
    ],
  ],
  ["one that was not paid", [["challenge.1.done", 5]]],
  [
    "points that nobody had",
    [
      ["boss.4.best.own", 2_999],
      ["challenge.4.paid", 5],
    ],
  ],
] as [string, [string, number][]][])("it finds %s", (_, held) => {
  expect(audit(...held)).toHaveLength(1);
});
