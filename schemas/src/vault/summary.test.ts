import { expect, test } from "vitest";
import { seasonAt } from "../season/season.ts";
import { type AccountFacts, prizeView } from "./eligibility.ts";
import { PRIZES } from "./prizes.ts";
import { drawSummary } from "./summary.ts";

const LIVE = Date.parse("2025-10-07T03:00:00Z");

/** The summary of somebody of this tier and level, who holds so many entries of these prizes. */
function summaryOf(tier: AccountFacts["tier"], level: number, held: Readonly<Record<string, number>> = {}) {
  const facts = { tier, vip: false, vvip: false, hasAddress: true };
  const prizes = PRIZES.map((prize) =>
    prizeView(prize, { level, facts, entries: held[prize.slug] ?? 0 }, seasonAt(LIVE), LIVE),
  );
  return drawSummary({ prizes });
}

test.each([
  ["none", 1, 2, { level: 3, prizes: 1 }],
  ["gold", 1, 2, { level: 3, prizes: 2 }],
  ["gold", 3, 4, { level: 15, prizes: 2 }],
  ["diamond", 30, 10, { level: 60, prizes: 2 }],
  ["diamond", 60, 12, null],
] as const)("tier %s at level %i can enter %i draws; next come %j", (tier, level, open, next) => {
  expect(summaryOf(tier, level)).toEqual({ entered: [], entries: 0, open, next });
});

test("what was entered is listed as in the Vault, and its entries are added up", () => {
  const { entered, entries } = summaryOf("none", 3, { "robot-plush": 2, "points-500": 5 });
  expect(entered.map(({ slug }) => slug)).toEqual(["points-500", "robot-plush"]);
  expect(entries).toBe(7);
});
