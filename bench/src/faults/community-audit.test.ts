import type { CommunityNews } from "@diamond-valley/schemas/community/news.ts";
import { change, type Holdings, isRefusal, NOTHING } from "@diamond-valley/schemas/wallet/holdings.ts";
import { communityKey } from "@diamond-valley/schemas/wallet/operations/community.ts";
import {
  type LedgerEntry,
  perform,
  type WalletOperation,
} from "@diamond-valley/schemas/wallet/operations.ts";
import { expect, test } from "vitest";
import { auditCommunity } from "./community-audit.ts";

/** Thursday of week 2, and a moment of the weekend that counts double. */
const NOW = Date.parse("2025-10-16T12:00:00+09:00");
const SUNDAY = Date.parse("2025-10-19T21:00:00+09:00");

const pay = (step: number): WalletOperation => ({
  kind: "community",
  key: communityKey(2, step),
  week: 2,
  step,
});

/** Somebody who delivered herbs so often, and is paid these steps of the goal. */
function played(times: number, steps: readonly number[] = [], now = NOW) {
  let holdings: Holdings = NOTHING;
  const ledger: LedgerEntry[] = [];
  const apply = (operation: WalletOperation): void => {
    const done = perform(holdings, ledger.length, operation, now);
    if (isRefusal(done)) throw new Error(done.refused);
    holdings = done.holdings;
    ledger.push(...done.entries);
  };
  for (let time = 0; time < times; time += 1) {
    const herbs = { category: "herbs", items: Array.from({ length: 10 }, () => "red" as const) } as const;
    apply({ kind: "catch", key: `quest:hunting:${time}`, ...herbs, skill: "combat", skillExperience: 1 });
    const quantities = { category: "herbs", colour: "red", quantity: 10, experience: 10 } as const;
    apply({ kind: "delivery", key: `delivery:${time}`, ...quantities });
  }
  for (const step of steps) apply(pay(step));
  return { holdings, ledger };
}
const journal = (...told: CommunityNews[]) => ({
  community: new Map(told.map((news, index) => [index, news])),
});
const told = (changes: Partial<CommunityNews>): CommunityNews => ({
  week: 2,
  given: 0,
  challenge: 0,
  goal: 0,
  ...changes,
});

test.each([
  ["nothing", journal(), played(0)],
  ["five deliveries, whose challenge is paid and told", journal(told({ challenge: 5 })), played(5)],
  ["deliveries that counted double", journal(), played(2, [], SUNDAY)],
  ["a goal that paid both steps, of which one was told", journal(told({ goal: 25 })), played(1, [0, 1])],
] as const)("the audit of the weeks is content with %s", (_, bot, evidence) => {
  expect(auditCommunity(bot, evidence)).toEqual([]);
});

/** The same wallet with these changes that no operation made. */
const forged = (evidence: ReturnType<typeof played>, ...changes: Parameters<typeof change>[1]) => ({
  ...evidence,
  holdings: change(evidence.holdings, changes),
});
const twice = (evidence: ReturnType<typeof played>) => ({
  ...evidence,
  ledger: [...evidence.ledger, { ...evidence.ledger.at(-1)!, key: "community:2:0:again" }],
});

test.each([
  ["more given than done", journal(), forged(played(1), { path: "goal.2.given", by: 1 })],
  ["a delivery that was not counted", journal(), forged(played(2), { path: "challenge.2.done", by: -1 })],
  [
    "a step of the challenge that was not paid",
    journal(),
    forged(played(5), { path: "challenge.2.paid", by: -5 }),
  ],
  ["one that was paid too early", journal(), forged(played(4), { path: "challenge.2.paid", by: 5 })],
  ["a step of the goal that was paid twice", journal(), twice(played(1, [0]))],
  ["what was told and is not held", journal(told({ goal: 25 })), played(1)],
  ["a challenge that was told and is not held", journal(told({ challenge: 10 })), played(5)],
] as const)("it finds %s", (_, bot, evidence) => {
  expect(auditCommunity(bot, evidence)).not.toEqual([]);
});

test("it finds a goal that paid who gave nothing before", () => {
  const { holdings, ledger } = played(1, [0]);
  expect(auditCommunity(journal(), { holdings, ledger: ledger.toReversed() })).not.toEqual([]);
});
