import type { WalletOperation } from "@diamond-valley/schemas/wallet/operations.ts";
import type { StockItem } from "@diamond-valley/schemas/wallet/wallet.ts";
import { pino } from "pino";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { freshDatabase } from "../testing/database.ts";
import { type AttemptDocument, type Attempts, createAttempts, type SettledAttempt } from "./attempts.ts";
import { startBackgroundJobs } from "./background-jobs.ts";
import { auditWallets } from "./invariants.ts";
import { createWalletStore, type WalletStore } from "./store.ts";
import { walletDeps } from "./testing/deps.ts";
import { RACE_NOW } from "./testing/operations.ts";

const database = freshDatabase();
let wallets: WalletStore;
let attempts: Attempts;
let players = 0;
let player: string;

beforeAll(async () => {
  const deps = walletDeps(database.connection);
  wallets = createWalletStore(deps);
  attempts = createAttempts(deps, wallets);
  await Promise.all([wallets.prepare(), attempts.prepare()]);
});
beforeEach(() => {
  player = `player-${++players}`;
});

function result(attempt: string, items: StockItem[] = ["blue"]): SettledAttempt {
  const skill = { skill: "fishing", skillExperience: 12 } as const;
  const operation: WalletOperation = {
    kind: "catch",
    key: `quest:fishing:${attempt}`,
    category: "fish",
    items,
    ...skill,
  };
  return { attempt, playerId: player, game: "fishing", seed: 7, inputs: { press: 120 }, operation };
}
const stored = async (attempt: string) =>
  (await database.connection.collection<AttemptDocument>("attempts").findOne({ _id: attempt }))!;
const blues = async () => (await wallets.view(player)).bag.fish.stock.blue;

/** What a crash leaves behind: a result that was stored and never paid. */
async function leaveUnpaid(attempt: string, items?: StockItem[]): Promise<void> {
  const { playerId, attempt: _id, ...kept } = result(attempt, items);
  const fresh: AttemptDocument = {
    _id,
    player: playerId,
    ...kept,
    settledAt: RACE_NOW,
    unpaid: true,
    confirmations: 0,
  };
  await database.connection.collection<AttemptDocument>("attempts").insertOne(fresh);
}

test("a settled attempt is in the wallet, and kept with all that a replay needs", async () => {
  const told: unknown[] = [];
  const stop = attempts.onPaid((...update) => told.push(update));
  const applied = await attempts.settle(result("a1", ["blue", "blue"]));
  stop();
  expect(applied).toMatchObject({ repeated: false, update: { wallet: { experience: 12 } } });
  expect(told).toEqual([["a1", player, applied]]);
  expect(await blues()).toBe(2);
  expect(await stored("a1")).toMatchObject({ player, seed: 7, inputs: { press: 120 }, paidAt: RACE_NOW });
  expect(await stored("a1")).not.toHaveProperty("unpaid");
});

test("settling and paying again, also all at once, pays once", async () => {
  await Promise.all([1, 2, 3].map(() => attempts.settle(result("b1"))));
  expect(await attempts.settle(result("b1", ["red", "red"]))).toMatchObject({ repeated: true });
  expect(await attempts.pay("b1")).toMatchObject({ repeated: true });
  expect((await wallets.view(player)).bag.fish.used).toBe(1);
  expect(await blues()).toBe(1);
});

test("a refused attempt was promised to nobody and is never paid, even when there is room later", async () => {
  for (let index = 0; index < 20; index++) await attempts.settle(result(`fill-${index}`, ["blue", "blue"]));
  await expect(attempts.settle(result("c1"))).rejects.toMatchObject({ code: "bag-full" });
  expect(await stored("c1")).toMatchObject({ refused: "bag-full" });
  const trade = { kind: "exchange", key: "room", category: "fish", from: "blue", to: "red" } as const;
  await wallets.apply(player, trade);
  await attempts.sweep();
  await expect(attempts.pay("c1")).rejects.toMatchObject({ code: "bag-full" });
  expect(await blues()).toBe(38);
});

test("an attempt that was never settled can't be paid", async () => {
  await expect(attempts.pay("nobody")).rejects.toMatchObject({ code: "not-found" });
});

test("what a crash left unpaid is paid by whoever sweeps, once, however many sweep", async () => {
  await leaveUnpaid("d1");
  await leaveUnpaid("d2", ["blue", "blue"]);
  const others = [1, 2].map(() => createAttempts(walletDeps(database.connection), wallets));
  await Promise.all([attempts, ...others].map((each) => each.sweep()));
  expect(await blues()).toBe(3);
  expect(await attempts.sweep()).toBe(0);
});

test("an attempt that was paid but not marked is only marked", async () => {
  await leaveUnpaid("e1");
  await wallets.apply(player, result("e1").operation);
  await attempts.sweep();
  expect(await blues()).toBe(1);
  expect(await stored("e1")).toMatchObject({ paidAt: RACE_NOW });
});

test("one that can't be paid does not keep the others waiting", async () => {
  await leaveUnpaid("f1");
  await wallets.erase(player);
  player = `${player}-next`;
  await leaveUnpaid("f2");
  await attempts.sweep();
  expect(await blues()).toBe(1);
  expect(await stored("f1")).toMatchObject({ refused: "not-registered" });
});

test("background jobs pay at once when a server starts, and go on until they are ended", async () => {
  await leaveUnpaid("g1");
  const end = startBackgroundJobs([attempts, wallets], pino({ level: "silent" }), 10);
  await expect.poll(blues).toBe(1);
  await leaveUnpaid("g2");
  await expect.poll(blues).toBe(2);
  await end();
  await leaveUnpaid("g3");
  expect(await attempts.sweep()).toBe(1);
});

test("all of this kept the invariants", async () => {
  expect(await auditWallets(database.connection)).toEqual([]);
});
