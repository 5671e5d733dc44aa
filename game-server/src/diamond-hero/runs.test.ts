import { REWARDS } from "@diamond-valley/schemas/diamond-hero/rewards.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshBoards } from "../boards/testing/fresh-boards.ts";
import { Problem } from "../http/problem.ts";
import { freshDatabase } from "../testing/database.ts";
import { until } from "../testing/rooms.ts";
import { auditWallets } from "../wallet/invariants.ts";
import { createWalletStore, type WalletStore } from "../wallet/store.ts";
import { walletDeps } from "../wallet/testing/deps.ts";
import { auditRuns, findRun } from "./audit.ts";
import { type BestRuns, createBestRuns } from "./best-runs.ts";
import type { Board } from "./board.ts";
import { createBoardCheck } from "./board-check.ts";
import { boardModel } from "./board-model.ts";
import { createReplayer } from "./replayer.ts";
import { runModel } from "./run-model.ts";
import { createRuns, type DecidedRun, type Runs } from "./runs.ts";
import { ran } from "./testing/ran.ts";

const database = freshDatabase();
const replayer = createReplayer();
const NOW = Date.parse("2025-10-14T03:00:00Z");
let wallets: WalletStore;
let runs: Runs;
let board: Board;
let bestRuns: BestRuns;
let check: ReturnType<typeof createBoardCheck>;
beforeAll(async () => {
  const deps = walletDeps(database.connection, { now: () => NOW });
  wallets = createWalletStore(deps);
  runs = createRuns(deps, wallets);
  board = freshBoards(deps).hero;
  bestRuns = createBestRuns(deps);
  check = createBoardCheck({ deps, bestRuns, replayer });
  await Promise.all([wallets.prepare(), runs.prepare(), bestRuns.prepare()]);
});
afterAll(() => replayer.close());

const collection = () => runModel.collection(database.connection);
const holdingsOf = async (account: string) => Object.fromEntries(await wallets.holdings(account));
const diamonds = (...names: string[]): number =>
  REWARDS.filter(({ name }) => names.includes(name)).reduce((sum, reward) => sum + reward.diamonds, 0);
const played = ran("", "");
const run = (account: string, attempt: string): DecidedRun => ({ ...played, account, attempt });
async function pay(decided: DecidedRun) {
  await runs.start(decided.account, decided.attempt);
  return runs.pay(decided);
}

/** A store whose wallets break off before anything of a payment is written, as at a kill. */
const cutOff = () =>
  createRuns(walletDeps(database.connection, { now: () => NOW }), {
    apply: () => Promise.reject(new Error("killed here")),
  });

test("a run counts as it begins, is stored and pays once, however often it is asked for", async () => {
  const decided = run("ann", "run-ann");
  await Promise.all([runs.start("ann", "run-ann"), runs.start("ann", "run-ann")]);
  expect(await holdingsOf("ann")).toMatchObject({ "hero.plays": 1, diamonds: diamonds("plays.1") });
  const paid = await Promise.all(Array.from({ length: 4 }, () => runs.pay(decided)));
  expect(paid.filter(({ repeated }) => !repeated)).toHaveLength(1);
  const { coins, kills, score, seconds } = decided;
  expect(await holdingsOf("ann")).toMatchObject({
    ...{ coins, "hero.coins": coins, "hero.kills": kills, "hero.best": score, "hero.longest": seconds },
    ...{ "hero.plays": 1, "hero.ended": 1 },
  });
  expect(await findRun(database.connection, "run-ann")).toMatchObject({ account: "ann", unchecked: true });
  expect(await collection().countDocuments({ account: "ann", unpaid: true })).toBe(0);
});

test("what a crash leaves stored and unpaid is paid by the sweep, once, and checked for the board", async () => {
  const decided = run("cy", "run-cy");
  await runs.start("cy", "run-cy");
  await expect(cutOff().pay(decided)).rejects.toThrow("killed here");
  expect(await collection().countDocuments({ account: "cy", unpaid: true })).toBe(1);
  await Promise.all([runs.sweep(), runs.sweep(), runs.pay(decided)]);
  expect(await holdingsOf("cy")).toMatchObject({ coins: decided.coins, "hero.ended": 1 });
  expect(await collection().countDocuments({ account: "cy", unpaid: true })).toBe(0);
  await Promise.all([check.sweep(), check.check("run-cy")]);
  expect(await findRun(database.connection, "run-cy")).toMatchObject({ isProven: true });
  const own = expect.objectContaining({ own: true, attempt: "run-cy", score: decided.score });
  expect((await board.of("cy", "all")).around).toContainEqual(own);
});

test("a run that was never begun is refused, noted, and on no board", async () => {
  await expect(runs.pay(run("dee", "run-dee"))).rejects.toEqual(new Problem("not-now"));
  expect(await findRun(database.connection, "run-dee")).toMatchObject({ refused: "not-now" });
  await check.sweep();
  expect(await holdingsOf("dee")).toEqual({});
  expect((await board.of("dee", "all")).around).toEqual([]);
});

test.each([
  ["more points", { score: 99_999 }],
  ["another character", { character: "super-bot" as const }],
  ["a recording that is none", { evidence: { rules: 1, setup: {} as never, recording: "AAAA" } }],
])("a best run with %s than it replays to is kept, and never shown", async (name, forged) => {
  const account = `forger ${name}`;
  await pay({ ...run(account, `run ${name}`), ...forged });
  await check.sweep();
  expect(await findRun(database.connection, `run ${name}`)).toMatchObject({ isProven: false });
  expect(await boardModel.collection(database.connection).countDocuments({ _id: account })).toBe(0);
  expect(await board.isOnTop({ _id: `run ${name}`, account })).toBe(false);
});

test("a lesser run waits for no check, and leaves the board as it is", async () => {
  const decided = run("eli", "run-eli-1");
  await pay(decided);
  await pay({ ...decided, attempt: "run-eli-2" });
  expect(await findRun(database.connection, "run-eli-2")).not.toHaveProperty("unchecked");
  await check.check("run-eli-1");
  await bestRuns.enter({ ...(await findRun(database.connection, "run-eli-2"))!, score: 1 });
  expect((await board.of("eli", "all")).around).toContainEqual(
    expect.objectContaining({ own: true, attempt: "run-eli-1" }),
  );
});

test("the runs of an account go with it, from the board too, also those that are stored or checked behind its end", async () => {
  await pay(run("eve", "run-eve"));
  await check.check("run-eve");
  expect(await board.isOnTop({ _id: "run-eve", account: "eve" })).toBe(true);
  await runs.start("eve", "run-late");
  await wallets.erase("eve");
  await Promise.all([runs.erase("eve"), bestRuns.erase("eve")]);
  await expect(runs.pay(run("eve", "run-late"))).rejects.toEqual(new Problem("not-registered"));
  expect(await collection().countDocuments({ account: "eve" })).toBe(0);
  // Its check was under way as the account went.
  const left = run("eve", "run-left");
  const slow = createBoardCheck({
    deps: walletDeps(database.connection),
    bestRuns,
    replayer: {
      async decide(evidence) {
        const decided = await replayer.decide(evidence);
        await runs.erase("eve");
        return decided;
      },
    },
  });
  const { attempt: _id, ...stored } = left;
  await collection().insertOne({ _id, ...stored, at: NOW, unchecked: true, schemaVersion: 1 });
  await slow.check("run-left");
  expect(await boardModel.collection(database.connection).countDocuments({ _id: "eve" })).toBe(0);
});

describe("the audit", () => {
  test("finds every payment of honest runs proven, and every document as it is described", async () => {
    await until(async () => (await check.sweep()) === 0, 60_000);
    const violations = await auditWallets(database.connection);
    expect(violations.filter(({ player }) => !player.startsWith("forger"))).toEqual([]);
    expect(new Set(violations.map(({ player }) => player)).size).toBe(3);
    for (const model of [runModel, boardModel])
      expect(await model.check(database.connection)).toMatchObject({ problems: [] });
  });

  test.each([
    ["a score that was not reached", { score: 9_499 }, "stored as another run"],
    ["a run of another", { account: "mallory" }, "has no evidence"],
    ["evidence that is none", { "evidence.recording": "AAAA" }, "can't be replayed"],
    ["evidence of a weaker robot", { "evidence.setup.player.hp": 10 }, "its evidence decides"],
  ])("finds %s", async (name, forged, fault) => {
    const [account, attempt] = [`gus ${name}`, `ranked ${name}`];
    const begun = await runs.start(account, attempt);
    const { entry } = await runs.pay(run(account, attempt));
    const lines = [begun.entry!, entry!];
    expect(await auditRuns(database.connection, account, lines)).toEqual([]);
    expect(await auditRuns(database.connection, account, [entry!])).toEqual([
      `hero:${attempt} was never begun`,
    ]);
    await collection().updateOne({ _id: attempt }, { $set: forged });
    expect((await auditRuns(database.connection, account, lines)).join()).toContain(fault);
  });
});
