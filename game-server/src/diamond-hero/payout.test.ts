import type { RunResult } from "@diamond-valley/schemas/diamond-hero/hero.ts";
import { beforeAll, expect, test } from "vitest";
import { freshDatabase } from "../testing/database.ts";
import { createWalletStore } from "../wallet/store.ts";
import { walletDeps } from "../wallet/testing/deps.ts";
import { createPayout, type Payout } from "./payout.ts";
import { createRuns, type Runs } from "./runs.ts";
import { ran } from "./testing/ran.ts";

const database = freshDatabase();
let runs: Runs;
let payout: Payout;
beforeAll(async () => {
  const deps = walletDeps(database.connection, { now: () => Date.parse("2025-10-14T03:00:00Z") });
  const wallets = createWalletStore(deps);
  runs = createRuns(deps, wallets);
  await Promise.all([wallets.prepare(), runs.prepare()]);
  payout = createPayout(runs, { check: async () => {} }, (error) => expect(error).toBeUndefined());
});

/** What a player is told of these runs, one after the other. */
async function told(account: string, played: { calm: boolean; score: number }[]) {
  const { evidence, character, seconds, kills, coins, prisms } = ran("", "");
  const endings: unknown[] = [];
  let before = 0;
  for (const [index, { calm, score }] of played.entries()) {
    const attempt = `${account}-${index}`;
    await runs.start(account, attempt);
    const result: RunResult = {
      ...{ outcome: "fail", reason: "fallen", seconds, kills, coins, level: 1, prisms, golem: false, hp: 0 },
      ...{ score, character, calm },
    };
    const counted = { plays: index + 1 };
    const { standing, ranked, ...end } = await payout.pay({
      ...{ attempt, account, before, counted, paid: [], result, evidence },
    });
    endings.push([standing, ranked, end.before]);
    if (ranked) before = Math.max(before, score);
  }
  return endings;
}

test("the first run is told as such in both modes, and the first ranked one behind a calm one is a best", async () => {
  expect(
    await told("ann", [
      { calm: true, score: 500 },
      { calm: true, score: 900 },
      { calm: false, score: 300 },
      { calm: false, score: 200 },
      { calm: false, score: 400 },
    ]),
  ).toEqual([
    ["first", false, 0],
    ["none", false, 0],
    ["best", true, 0],
    ["none", true, 300],
    ["best", true, 300],
  ]);
  expect(
    await told("ben", [
      { calm: false, score: 300 },
      { calm: false, score: 400 },
    ]),
  ).toEqual([
    ["first", true, 0],
    ["best", true, 300],
  ]);
});
