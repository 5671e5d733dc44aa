import { DAY, HOUR } from "@diamond-valley/schemas/clock.ts";
import { weekSpan } from "@diamond-valley/schemas/season/season.ts";
import { held } from "@diamond-valley/schemas/wallet/holdings.ts";
import { describe, expect, test } from "vitest";
import { freshDatabase } from "../testing/database.ts";
import { testClock } from "../testing/server.ts";
import { auditWallets } from "../wallet/invariants.ts";
import { ledgerCollection } from "../wallet/ledger.ts";
import { createWalletStore } from "../wallet/store.ts";
import { walletDeps } from "../wallet/testing/deps.ts";
import { walletModel } from "../wallet/wallet-model.ts";
import { certainlyGiven, certainStages, sumOf, sumStages } from "./counting.ts";
import { gaveTo, goalIndex } from "./goal-index.ts";
import { goalModel } from "./goal-model.ts";
import { createGoalStore } from "./goal-store.ts";
import { createGoals } from "./goals.ts";
import { give } from "./testing/gave.ts";

const database = freshDatabase();
/** Each goal is looked at again after this much season time at the latest. */
const SOON = 3_000;

/** A process, or several, on wallets that nobody else has, in a week of the season. */
async function community(week: number, processes = 1) {
  const { connection } = database;
  await walletModel.collection(connection).deleteMany({});
  await ledgerCollection(connection).deleteMany({});
  await goalModel.collection(connection).deleteMany({});
  const clock = testClock(weekSpan(week).start + HOUR);
  const deps = walletDeps(connection, clock);
  const all = Array.from({ length: processes }, () => {
    const wallets = createWalletStore(deps);
    return { wallets, goals: createGoals({ deps, wallets }) };
  });
  const [{ wallets, goals }] = all as [(typeof all)[number]];
  await wallets.prepare();
  return {
    ...{ all, clock, deps, goals, wallets },
    give: (account: string, times?: number) => give(deps, wallets, account, times),
    /** Lets season time pass, and everything be counted and paid that is due then. */
    async pass(time: number): Promise<void> {
      clock.set(clock.now() + time);
      await goals.sweep();
      clock.set(clock.now() + SOON);
      await goals.sweep();
    },
    paid: async (account: string) => held(await wallets.holdings(account), `goal.${week}.paid`),
  };
}

test("it gathers for 48 hours, is fixed then, and pays at half and at all of it whoever gave something, once", async () => {
  const { goals, give, pass, paid, wallets, clock } = await community(1);
  for (const who of ["ann", "ben", "cal"]) await give(who, 1);
  await pass(0);
  expect(await goals.of(1)).toMatchObject({ players: 3, early: 3, given: 3, reached: 0 });
  expect((await goals.of(1))?.target).toBeUndefined();

  clock.set(weekSpan(1).start + 48 * HOUR - 1);
  await give("ann", 2);
  await give("eve", 2);
  await pass(1);
  // Four players: ⌈0.7 × 8 × 4 × 1.6⌉ = 36.
  expect(await goals.of(1)).toMatchObject({ early: 4, given: 7, target: 36, reached: 0 });

  for (const who of ["ann", "ben", "cal", "dan", "fay"]) await give(who, 2);
  await pass(0);
  expect(await goals.of(1)).toMatchObject({ players: 6, early: 4, given: 17, target: 36, reached: 0 });
  expect(await paid("ann")).toBe(0);
  await give("gus", 1);
  await pass(0);
  expect(await goals.of(1)).toMatchObject({ given: 18, reached: 1 });
  for (const who of ["ann", "ben", "cal", "dan", "eve", "fay", "gus"]) expect(await paid(who)).toBe(25);
  expect((await wallets.view("ann")).diamonds).toBe(25 + 5);

  // Whoever gives something later is paid all the same; whoever gave nothing never is.
  await give("hal", 2);
  await give("ivy", 0);
  await pass(0);
  expect([await paid("hal"), await paid("ivy")]).toEqual([25, 0]);
  await pass(DAY);
  for (const who of ["ann", "ben", "cal", "dan"]) await give(who, 4);
  await pass(0);
  expect(await goals.of(1)).toMatchObject({ given: 36, reached: 2 });
  for (const who of ["ann", "gus", "hal"]) expect(await paid(who)).toBe(50);
  await pass(DAY);
  expect(await paid("ann")).toBe(50);
  expect(await auditWallets(database.connection)).toEqual([]);
});

describe("a goal only falls", () => {
  test("with players who have gone, and by an operator, and what was reached stays", async () => {
    const { goals, give, pass, wallets, clock, deps } = await community(2);
    for (let who = 0; who < 5; who += 1) await give(`p${who}`, 1);
    clock.set(weekSpan(2).start + 2 * DAY);
    await pass(0);
    expect(await goals.of(2)).toMatchObject({ target: 45, given: 5 });
    for (let who = 0; who < 5; who += 1) await give(`p${who}`, 4);
    await pass(0);
    expect(await goals.of(2)).toMatchObject({ given: 25, reached: 1 });
    await wallets.erase("p0");
    await wallets.erase("p1");
    await pass(0);
    // Three players ask for 27, and have given 15.
    expect(await goals.of(2)).toMatchObject({ early: 3, target: 27, given: 15, reached: 1 });
    const store = createGoalStore(deps);
    expect(await store.lower(2, 30)).toBe(false);
    expect(await store.lower(2, 15)).toBe(true);
    await pass(0);
    expect(await goals.of(2)).toMatchObject({ target: 15, reached: 2 });
  });
  test("and is not there to be lowered before it is fixed", async () => {
    const { pass, deps } = await community(3);
    await pass(0);
    expect(await createGoalStore(deps).lower(3, 5)).toBe(false);
  });
});

test("behind the end of its week a goal is counted to its end, and pays what was reached", async () => {
  const { goals, give, pass, paid, clock } = await community(3);
  clock.set(weekSpan(3).end - DAY - 1);
  for (let who = 0; who < 6; who += 1) await give(`p${who}`, 3);
  // Nobody counted in the last day: every process was down.
  clock.set(weekSpan(3).end - 1);
  await give("p0", 3);
  clock.set(weekSpan(3).end);
  // It counts no more.
  await give("p0", 3);
  await pass(0);
  expect(await goals.of(3)).toMatchObject({ target: 20, given: 21, reached: 2 });
  expect((await goals.of(3))?.final).toBeUndefined();
  expect(await paid("p5")).toBe(50);
  await pass(2 * HOUR);
  expect(await goals.of(3)).toMatchObject({ final: true, given: 21 });
  expect(await goals.of(4)).toMatchObject({ given: 0 });
});

test("processes take turns: of many that look at once one counts, and nobody is paid twice", async () => {
  const { all, clock, give, wallets } = await community(1, 3);
  clock.set(weekSpan(1).start + 3 * DAY);
  for (let who = 0; who < 12; who += 1) await give(`p${who}`, 2);
  const sweepAll = async (): Promise<number[]> => {
    clock.set(clock.now() + SOON);
    return Promise.all(all.map(({ goals }) => goals.sweep()));
  };
  const turns = await sweepAll();
  // Both steps were reached, and one process has paid both to twelve players.
  expect(turns.filter((paid) => paid > 0)).toEqual([24]);
  for (let round = 0; round < 5; round += 1) expect(await sweepAll()).toEqual([0, 0, 0]);
  for (let who = 0; who < 12; who += 1) expect((await wallets.view(`p${who}`)).community.earned).toBe(50);
  expect(await auditWallets(database.connection)).toEqual([]);
});

test("what a process hears of shows before the next count, and never reaches a step by itself", async () => {
  const { goals, wallets, deps, clock, pass } = await community(1);
  clock.set(weekSpan(1).start + 3 * DAY);
  for (let who = 0; who < 9; who += 1) await give(deps, wallets, `p${who}`);
  await pass(0);
  expect(await goals.of(1)).toMatchObject({ target: 20, given: 9, reached: 0 });
  await give(deps, wallets, "late");
  await goals.sweep();
  expect(await goals.of(1)).toMatchObject({ given: 10, players: 9, reached: 0 });
  // Another process's word is no proof.
  await createGoalStore(deps).add(1, 100);
  await pass(0);
  expect(await goals.of(1)).toMatchObject({ given: 10, players: 10, reached: 1 });
});

test("a step is reached by what each player gave once, however a count comes across it", async () => {
  const { wallets, deps } = await community(1);
  await give(deps, wallets, "ann", 3);
  await give(deps, wallets, "ben", 1);
  expect(await sumOf(deps, 1)).toEqual({ players: 2, early: 2, given: 4 });
  expect(await certainlyGiven(deps, 1)).toBe(4);
  expect(await sumOf(deps, 2)).toEqual({ players: 0, early: 0, given: 0 });
  expect(await certainlyGiven(deps, 2)).toBe(0);
});

test.each([
  ["the sum", sumStages(2)],
  ["the certain sum", certainStages(2)],
])("%s reads the index of those who gave something, and no wallet", async (_, stages) => {
  const plan = await walletModel
    .collection(database.connection)
    .aggregate(stages, { hint: goalIndex(2) })
    .explain("queryPlanner");
  expect(JSON.stringify(plan)).toContain("IXSCAN");
  expect(JSON.stringify(plan)).not.toMatch(/"stage":"(COLLSCAN|FETCH)"/);
});

test("whoever is unpaid is found by the index", async () => {
  const plan = await walletModel
    .collection(database.connection)
    .find({ ...gaveTo(2), "holdings.goal.2.paid": null } as never, { hint: goalIndex(2) })
    .explain("queryPlanner");
  expect(JSON.stringify(plan)).toMatch(/"holdings.goal.2.paid":\["\[null, null\]"\]/);
});
