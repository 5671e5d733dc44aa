import type { FightResult } from "@diamond-valley/schemas/boss/result.ts";
import { afterEach, beforeAll, expect, test } from "vitest";
import { createInteractions, type Interactions } from "../story/interactions.ts";
import { createProgressStore } from "../story/progress.ts";
import { freshDatabase } from "../testing/database.ts";
import { afterOutages } from "../testing/outages.ts";
import { createWalletStore, type WalletStore } from "../wallet/store.ts";
import { walletDeps } from "../wallet/testing/deps.ts";
import { createFights, type Fights } from "./fights.ts";
import { createPayout, type EndedFight } from "./payout.ts";

const database = freshDatabase();
const failures: unknown[] = [];
let wallets: WalletStore;
let fights: Fights;
let story: Interactions;
beforeAll(async () => {
  const deps = walletDeps(database.connection, { now: () => Date.parse("2025-10-14T03:00:00Z") });
  wallets = createWalletStore(deps);
  fights = createFights(deps, wallets);
  const progress = createProgressStore(deps);
  story = createInteractions({ deps, wallets, progress, accounts: { byId: async () => null } });
  await Promise.all([wallets.prepare(), fights.prepare()]);
});
afterEach(() => void failures.splice(0));

const evidence = { rules: 1, setup: { player: {} as never, options: [] }, recording: "" };
const RESULT: FightResult = {
  ...{ kind: "weekly", calm: false, outcome: "fail", reason: "fallen" },
  ...{ seconds: 42, dealt: 30, closeCalls: 3, score: 1_500 },
};
const ranked = (account: string): EndedFight => ({
  attempt: `ranked-${account}`,
  account,
  plan: { kind: "weekly", arms: "equal", ranked: true, week: 2 },
  paid: 10,
  result: RESULT,
  evidence,
});
const lostStory = (account: string, reason: FightResult["reason"]): EndedFight => ({
  ...ranked(account),
  plan: { kind: "story", arms: "own", ranked: false, week: 0 },
  paid: 0,
  result: { ...RESULT, kind: "story", reason, score: null },
});
const payoutBy = (pay: Fights["pay"], note: Interactions["note"] = story.note) =>
  createPayout({ pay }, { note }, (error) => void failures.push(error), 1);

const payAfter = (outages: number) => afterOutages(outages, fights.pay);

test("a ranked fight is told with what it and its beginning paid, also after an outage", async () => {
  await fights.start("ann", "ranked-ann", 2);
  expect(await payoutBy(payAfter(5)).pay(ranked("ann"))).toEqual({
    attempt: "ranked-ann",
    ...{ kind: "weekly", arms: "equal", ranked: true, calm: false, outcome: "fail", reason: "fallen" },
    ...{ seconds: 42, dealt: 30, closeCalls: 3, score: 1_500 },
    ...{ isBest: true, diamonds: 10, levelUp: null, losses: null, lost: null },
  });
  expect((await wallets.view("ann")).boss.best).toEqual({ own: 0, equal: 1_500 });
  expect(failures).toEqual([]);
});

test("a ranked fight in calm mode is kept beside the boards, and its best is told", async () => {
  await fights.start("fay", "ranked-fay", 2);
  const fight = ranked("fay");
  const calm = { ...fight, result: { ...fight.result, calm: true } };
  expect(await payoutBy(fights.pay).pay(calm)).toMatchObject({ ranked: true, calm: true, isBest: true });
  expect((await wallets.view("fay")).boss).toMatchObject({ best: { own: 0, equal: 0 }, calm: 1_500 });
});

test("what can't be stored is told as lost: an outage by its code, a fault as generic", async () => {
  await fights.start("ben", "ranked-ben", 2);
  const outage = await payoutBy(payAfter(99)).pay(ranked("ben"));
  expect(outage).toMatchObject({ lost: "unavailable", isBest: false, diamonds: 10, score: 1_500 });
  expect(failures).toEqual([]);
  const fault = await payoutBy(() => Promise.reject(new Error("broken"))).pay(ranked("ben"));
  expect(fault).toMatchObject({ lost: "generic" });
  expect(failures).toEqual([new Error("broken")]);
});

test("practice is stored nowhere", async () => {
  const { plan, ...rest } = ranked("cy");
  const never: Fights["pay"] = () => Promise.reject(new Error("nothing is to be paid"));
  const practice = { ...rest, plan: { ...plan, ranked: false }, paid: 0 };
  expect(await payoutBy(never).pay(practice)).toMatchObject({ lost: null, isBest: false, diamonds: 0 });
});

test("a story that was lost is counted, one that was left is not", async () => {
  const { pay } = payoutBy(fights.pay);
  const losses = async () => (await story.situation("dee")).progress.facts["golem.lost"] ?? 0;
  expect(await pay(lostStory("dee", "left"))).toMatchObject({ losses: null });
  expect(await losses()).toBe(0);
  for (const [index, reason] of (["fallen", "time"] as const).entries())
    expect(await pay({ ...lostStory("dee", reason), attempt: `lost-${index}` })).toMatchObject({
      losses: index + 1,
    });
  expect(await losses()).toBe(2);
});

test("a story that was lost is counted once, also where the answer that it was is lost", async () => {
  const { pay } = payoutBy(fights.pay, afterOutages(5, story.note));
  expect(await pay(lostStory("eve", "fallen"))).toMatchObject({ losses: 1, lost: null });
  expect((await story.situation("eve")).progress.facts["golem.lost"]).toBe(1);
});
