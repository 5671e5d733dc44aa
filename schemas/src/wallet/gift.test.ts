import { expect, test } from "vitest";
import { giftIn } from "./gift.ts";
import type { Change } from "./holdings.ts";

const diamonds: Change = { path: "diamonds", by: 6 };

test("diamonds of a delivery and of a power-up are told of", () => {
  expect(giftIn({ kind: "delivery", changes: [diamonds] })).toBe(6);
  expect(giftIn({ kind: "hero-power-up", changes: [{ path: "coins", by: -1_600 }, diamonds] })).toBe(6);
  expect(giftIn({ kind: "delivery", changes: [{ path: "experience", by: 850 }] })).toBe(0);
});

test("what the week paid in the same line has words of its own", () => {
  const week: Change[] = [
    { path: "goal.1.given", by: 1 },
    { path: "challenge.1.paid", by: 5 },
  ];
  expect(giftIn({ kind: "delivery", changes: [diamonds, ...week] })).toBe(1);
});

test("what a result tells of, or the level, is no gift", () => {
  for (const kind of ["hero-run", "boss-start", "boss-end", "milestone", "grant"] as const)
    expect(giftIn({ kind, changes: [diamonds] })).toBe(0);
});
