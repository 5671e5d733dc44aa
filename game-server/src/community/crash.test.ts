import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { DAY } from "@diamond-valley/schemas/clock.ts";
import { weekSpan } from "@diamond-valley/schemas/season/season.ts";
import { held } from "@diamond-valley/schemas/wallet/holdings.ts";
import { expect, test } from "vitest";
import { freshDatabase } from "../testing/database.ts";
import { auditWallets } from "../wallet/invariants.ts";
import { createWalletStore } from "../wallet/store.ts";
import { walletDeps } from "../wallet/testing/deps.ts";
import { goalModel } from "./goal-model.ts";
import { createGoalStore } from "./goal-store.ts";
import { createGoals } from "./goals.ts";
import { give } from "./testing/gave.ts";
import { type Sweeper, startSweeper } from "./testing/sweepers.ts";

const database = freshDatabase();

/** These start processes and end them, which takes its time on a busy machine. */
const patient = { timeout: 240_000 };
const THURSDAY = weekSpan(1).start + 3 * DAY;

/** Players who have reached the goal of the first week together, one delivery each; nobody has counted it yet. */
async function reached(players: number) {
  const deps = walletDeps(database.connection, { now: () => THURSDAY });
  const wallets = createWalletStore(deps);
  await wallets.prepare();
  await database.connection.collection("wallets").deleteMany({});
  await database.connection.collection("ledger").deleteMany({});
  await goalModel.collection(database.connection).deleteMany({});
  const names = Array.from({ length: players }, (_, index) => `player-${index}`);
  const store = createGoalStore(deps);
  await store.begin(1);
  const counted = { counted: 1, took: 0, players: 0, early: 0, given: 0, reached: 0 };
  await store.keep(1, { ...counted, target: players, isFinal: false });
  await Promise.all(names.map((name) => give(deps, wallets, name)));
  return names;
}

/** What each wallet holds of what the goal pays, and whether all of the wallets are the sums of their lines. */
async function expectPaidOnce(names: readonly string[]): Promise<void> {
  const wallets = createWalletStore(walletDeps(database.connection));
  for (const name of names) {
    const holdings = await wallets.holdings(name);
    expect([held(holdings, "goal.1.paid"), held(holdings, "diamonds")]).toEqual([50, 50]);
  }
  expect(await auditWallets(database.connection)).toEqual([]);
}

test(
  "a process that dies before any one of its commands pays nobody twice, and another one pays the rest",
  patient,
  async () => {
    let lived = false;
    let deaths = 0;
    for (let dieAfter = 0; !lived; dieAfter += 1) {
      const names = await reached(2);
      lived = await startSweeper(database.url, { now: THURSDAY, dieAfter }).gone;
      deaths += Number(!lived);
      const later = walletDeps(database.connection, { now: () => THURSDAY + 10_000 });
      await createGoals({ deps: later, wallets: createWalletStore(later) }).sweep();
      expect(await goalModel.collection(database.connection).findOne({ _id: 1 })).toMatchObject({
        reached: 2,
      });
      await expectPaidOnce(names);
    }
    expect(deaths).toBeGreaterThan(8);
  },
);

test(
  "processes that are killed one after the other while two pay: each step is paid once to everybody",
  patient,
  async () => {
    const names = await reached(20);
    const all: Sweeper[] = [];
    for (let round = 0; round < 3; round += 1) {
      const now = THURSDAY + round * 60_000;
      const two = [0, 1].map(() => startSweeper(database.url, { now, looks: 20 }));
      all.push(...two);
      await two[0]!.looked;
      await sleep(randomInt(0, 40));
      for (const sweeper of two) sweeper.kill();
      await Promise.all(two.map(({ gone }) => gone));
    }
    const last = startSweeper(database.url, { now: THURSDAY + DAY, looks: 2 });
    expect(await last.gone).toBe(true);
    await expectPaidOnce(names);
  },
);
