import type { EndAnswer } from "@diamond-valley/schemas/diamond-hero/hero.ts";
import { rewardsIn } from "@diamond-valley/schemas/diamond-hero/rewards.ts";
import { type Holdings, NOTHING } from "@diamond-valley/schemas/wallet/holdings.ts";
import {
  type LedgerEntry,
  perform,
  type WalletOperation,
} from "@diamond-valley/schemas/wallet/operations.ts";
import { expect, test } from "vitest";
import type { RunRecord } from "../bots/journal.ts";
import { auditHero } from "./hero-audit.ts";

const NOW = Date.parse("2025-10-14T03:00:00Z");
const start = (attempt: string): WalletOperation => ({
  ...{ kind: "hero-start", key: `hero-start:${attempt}`, attempt },
});
const end = (attempt: string): WalletOperation => ({
  ...{ kind: "hero-run", key: `hero:${attempt}`, attempt, seconds: 160, cleared: false },
  ...{ kills: 120, coins: 30, prisms: 0, score: 1_720, ranked: true },
});

function ledgerOf(...operations: WalletOperation[]): LedgerEntry[] {
  let holdings: Holdings = NOTHING;
  const ledger: LedgerEntry[] = [];
  for (const operation of operations) {
    const done = perform(holdings, ledger.length, operation, NOW);
    if ("refused" in done) throw new Error(done.refused);
    holdings = done.holdings;
    ledger.push(...done.entries);
  }
  return ledger;
}

const RAN = ledgerOf(start("r1"), end("r1"));
const rewards = RAN.flatMap(({ changes }) => rewardsIn(changes)).map(({ name, diamonds }) => ({
  name,
  diamonds,
}));
const TOLD = { score: 1_720, seconds: 160, kills: 120, coins: 30, rewards } as unknown as EndAnswer;

/** The memory of somebody who began a run, and may have been told how it ended. */
function journal(answer?: Partial<EndAnswer>, unsureRuns = 0) {
  const begun = { attempt: "r1", character: "small-robot", ranked: true } as const;
  const run: RunRecord = answer ? { ...begun, answer: { ...TOLD, ...answer } } : begun;
  return { runs: new Map([["r1", run]]), unsureRuns };
}
const NONE = { runs: new Map<string, RunRecord>(), unsureRuns: 0 };

test("a run counts from its beginning, whether or not its end was stored, and pays as it was told", () => {
  expect(rewards.length).toBeGreaterThan(1);
  expect(auditHero(journal(), RAN)).toEqual([]);
  expect(auditHero(journal(), RAN.slice(0, 1))).toEqual([]);
  expect(auditHero(journal({}), RAN)).toEqual([]);
  expect(auditHero({ ...NONE, unsureRuns: 1 }, RAN)).toEqual([]);
});

test.each([
  ["forgets a run that began", journal(), [], /counted 0 times/],
  ["forgets the end of a run", journal({}), RAN.slice(0, 1), /never stored/],
  ["stores other points than it told of", journal({ score: 9_999 }), RAN, /promised 9999 points/],
  ["pays fewer coins", journal({ coins: 31 }), RAN, /31 coins/],
  ["pays a milestone that it did not tell of", journal({ rewards: [] }), RAN, /milestone_1/],
  ["pays a run twice", journal({}), [...RAN, ...RAN.slice(1)], /ended 2 times/],
  [
    "pays a milestone again",
    journal({}),
    [...RAN, { ...RAN[1]!, key: "x", operation: null }],
    /milestone_1 was paid twice/,
  ],
  ["counts a run that nobody asked for", NONE, RAN, /1 runs counted/],
  ["pays a run that was never begun", NONE, RAN.slice(1), /never begun/],
])("a server is caught that %s", (_, remembered, ledger, violation) => {
  expect(auditHero(remembered, ledger as LedgerEntry[]).join()).toMatch(violation);
});
