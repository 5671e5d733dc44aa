import { expect, test } from "vitest";
import type { Holdings } from "../holdings.ts";
import { communityKey, communityRule } from "./community.ts";

const pay = (step: number, holdings: Holdings, week = 2) =>
  communityRule(holdings, { kind: "community", key: communityKey(week, step), week, step }, 0);
const gave: Holdings = new Map([["goal.2.given", 1]]);
const half: Holdings = new Map([...gave, ["goal.2.paid", 25]]);
const all: Holdings = new Map([...gave, ["goal.2.paid", 50]]);
const PAID = [
  { path: "diamonds", by: 25 },
  { path: "goal.2.paid", by: 25 },
];

test("each step pays 25 diamonds to whoever gave something", () => {
  expect(pay(0, gave)).toEqual(PAID);
  expect(pay(1, half)).toEqual(PAID);
});

test("one that is paid already changes nothing", () => {
  expect(pay(0, half)).toEqual([]);
  expect(pay(0, all)).toEqual([]);
  expect(pay(1, all)).toEqual([]);
});

test.each([
  ["who gave nothing", 0, new Map()],
  ["who gave something in another week", 0, new Map([["goal.1.given", 9]]) as Holdings],
  ["whose first step is unpaid", 1, gave],
  ["a step that there is not", 2, all],
])("is refused to %s", (_, step, holdings) => {
  expect(pay(step, holdings as Holdings)).toEqual({ refused: "not-now" });
});
