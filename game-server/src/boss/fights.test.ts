import { MILESTONES } from "@diamond-valley/schemas/wallet/levels.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { Problem } from "../http/problem.ts";
import { freshDatabase } from "../testing/database.ts";
import { auditWallets } from "../wallet/invariants.ts";
import { createWalletStore, type WalletStore } from "../wallet/store.ts";
import { walletDeps } from "../wallet/testing/deps.ts";
import { auditFights, findFight } from "./audit.ts";
import { fightModel } from "./fight-model.ts";
import { createFights, type Fights } from "./fights.ts";
import { fought } from "./testing/fought.ts";
import { fights as fightsOn, stands } from "./testing/plays.ts";

const database = freshDatabase();
const ALL = MILESTONES.reduce((sum, { diamonds }) => sum + diamonds, 0);
const NOW = Date.parse("2025-10-14T03:00:00Z");
let wallets: WalletStore;
let fights: Fights;
beforeAll(async () => {
  const deps = walletDeps(database.connection, { now: () => NOW });
  wallets = createWalletStore(deps);
  fights = createFights(deps, wallets);
  await Promise.all([wallets.prepare(), fights.prepare()]);
});

const story = (account: string, attempt: string) => fought(account, attempt, "story", fightsOn);
const weekly = (account: string, attempt: string) => fought(account, attempt, "weekly", fightsOn);
const collection = () => fightModel.collection(database.connection);
const holdingsOf = async (account: string) => Object.fromEntries(await wallets.holdings(account));

/** A store whose wallets break off before anything of a payment is written, as at a kill. */
const cutOff = () =>
  createFights(walletDeps(database.connection, { now: () => NOW }), {
    apply: () => Promise.reject(new Error("killed here")),
  });

test("a story that was won is stored and pays once, however often it is asked for", async () => {
  const fight = story("ann", "story-ann");
  expect(fight.won).toBe(true);
  const [first, ...again] = await Promise.all(Array.from({ length: 4 }, () => fights.pay(fight)));
  expect([first, ...again].filter((each) => !each?.repeated)).toHaveLength(1);
  expect(await holdingsOf("ann")).toMatchObject({ diamonds: ALL, "story.peace": 1 });
  expect(await findFight(database.connection, "story-ann")).toMatchObject({ account: "ann", won: true });
  expect(await collection().countDocuments({ account: "ann", unpaid: true })).toBe(0);
});

test("a second win of the story pays nothing", async () => {
  await fights.pay(story("ben", "story-ben-1"));
  const { entry, repeated } = await fights.pay(story("ben", "story-ben-2"));
  expect(repeated).toBe(true);
  expect(entry?.operation).toMatchObject({ attempt: "story-ben-1" });
  expect(await holdingsOf("ben")).toMatchObject({ diamonds: ALL });
});

test("what a crash leaves stored and unpaid is paid by the sweep, once", async () => {
  await fights.start("cy", "ranked-cy", 2);
  const [won, ranked] = [story("cy", "story-cy"), weekly("cy", "ranked-cy")];
  for (const fight of [won, ranked]) await expect(cutOff().pay(fight)).rejects.toThrow("killed here");
  expect(await collection().countDocuments({ account: "cy", unpaid: true })).toBe(2);
  expect(await holdingsOf("cy")).toMatchObject({ diamonds: 10 });
  // Several processes may sweep at once, while the room tries again.
  await Promise.all([fights.sweep(), fights.sweep(), fights.pay(won), fights.pay(ranked)]);
  expect(await holdingsOf("cy")).toMatchObject({
    diamonds: 10 + 30 + ALL,
    "boss.2.wins": 1,
    "boss.2.ended": 1,
    "boss.2.best.own": ranked.score,
  });
  expect(await collection().countDocuments({ account: "cy", unpaid: true })).toBe(0);
  expect(await fights.sweep()).toBe(0);
});

test("a ranked fight of the fourth week gives to the community goal and pays the own challenge, once, from whatever process", async () => {
  const fight = fought("fay", "ranked-fay", "weekly", fightsOn, 4);
  expect(fight.score).toBeGreaterThan(3_000);
  await fights.start("fay", "ranked-fay", 4);
  const others = walletDeps(database.connection, { now: () => NOW });
  const other = createFights(others, createWalletStore(others));
  await Promise.all([fights.pay(fight), other.pay(fight), fights.sweep(), other.sweep(), fights.pay(fight)]);
  const paid = [3_000, 5_500, 7_500].filter((at) => at <= fight.score!).length;
  expect(await holdingsOf("fay")).toMatchObject({
    "goal.4.given": 1,
    "challenge.4.paid": [0, 5, 15, 30][paid],
    diamonds: 10 + (fight.won ? 30 : 0) + [0, 5, 15, 30][paid]!,
  });
});

test("a ranked fight in calm mode pays alike, and stays off the boards", async () => {
  const fight = fought("ida", "ranked-ida", "weekly", fightsOn, 4, true);
  expect(fight.score).toBeGreaterThan(3_000);
  await fights.start("ida", "ranked-ida", 4);
  await Promise.all([fights.pay(fight), fights.sweep(), fights.pay(fight)]);
  const paid = [0, 5, 15, 30][[3_000, 5_500, 7_500].filter((at) => at <= fight.score!).length]!;
  const held = await holdingsOf("ida");
  expect(held).toMatchObject({
    "boss.4.calm": fight.score,
    "goal.4.given": 1,
    "challenge.4.paid": paid,
    diamonds: 10 + (fight.won ? 30 : 0) + paid,
  });
  expect(Object.keys(held).filter((path) => /best|total/.test(path))).toEqual([]);
});

test("a fight that its wallet refuses is noted, and keeps no other from being paid", async () => {
  const never = fought("dee", "ranked-dee", "weekly", stands);
  expect(never).toMatchObject({ won: false, score: 0 });
  await expect(fights.pay(never)).rejects.toEqual(new Problem("not-now"));
  expect(await findFight(database.connection, "ranked-dee")).toMatchObject({ refused: "not-now" });
  expect(await holdingsOf("dee")).toEqual({});
});

test("the fights of an account go with it, also one that is stored behind its end", async () => {
  await fights.pay(story("eve", "story-eve"));
  await wallets.erase("eve");
  await fights.erase("eve");
  await expect(fights.pay(weekly("eve", "ranked-eve"))).rejects.toEqual(new Problem("not-registered"));
  expect(await collection().countDocuments({ account: "eve" })).toBe(0);
});

describe("the audit", () => {
  test("finds every payment proven, and every document as it is described", async () => {
    expect(await auditWallets(database.connection)).toEqual([]);
    expect(await fightModel.check(database.connection)).toMatchObject({ problems: [] });
  });

  test.each([
    ["a score that was not reached", { score: 9_499 }, "its evidence decides won with"],
    ["a fight of another", { account: "mallory" }, "has no evidence"],
    ["another week", { week: 3 }, "stored as another"],
    ["a way to play that was not chosen", { calm: true as const }, "stored as another"],
    ["evidence that is none", { "evidence.recording": "AAAA" }, "can't be replayed"],
  ])("finds %s", async (name, forged, fault) => {
    const [account, attempt] = [`gus ${name}`, `ranked ${name}`];
    await fights.start(account, attempt, 2);
    const { entry } = await fights.pay(weekly(account, attempt));
    const lines = [entry!];
    expect(await auditFights(database.connection, account, lines)).toEqual([]);
    await collection().updateOne({ _id: attempt }, { $set: forged });
    expect((await auditFights(database.connection, account, lines)).join()).toContain(fault);
  });
});
