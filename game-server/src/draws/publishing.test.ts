import { join } from "node:path";
import { pino } from "pino";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { createRetentionStore } from "../retention/store.ts";
import { accountStoreOf, erasureOf } from "../testing/accounts.ts";
import { freshDatabase } from "../testing/database.ts";
import { testClock } from "../testing/server.ts";
import { createResultStore } from "../vault/results.ts";
import { createWalletStore } from "../wallet/store.ts";
import { walletDeps } from "../wallet/testing/deps.ts";
import { createDraws, type Draws } from "./draws.ts";
import type { DrawsOverdue } from "./metrics.ts";
import { drawAll, publishAll } from "./running.ts";
import type { DrawnDraw } from "./store.ts";
import { type Held, seedEntrants } from "./testing/entrants.ts";
import { AT, BEACON, operatorOf } from "./testing/ops.ts";
import { createDrawUpkeep } from "./upkeep.ts";

const OTHER = "0dd5".repeat(16);

const database = freshDatabase();
const clock = testClock(Date.parse("2025-10-01T00:00:00Z"));
const ops = operatorOf({
  clock,
  get databaseUrl() {
    return database.url;
  },
});
/** Sixty enter for twenty tablets. */
const held: Held = new Map(
  Array.from({ length: 60 }, (_, index) => [index.toString(16).padStart(24, "b"), { "valley-tablet": 1 }]),
);

function partsNow() {
  const deps = { ...walletDeps(database.connection, clock), log: pino({ level: "silent" }) };
  const [results, retentionStore] = [createResultStore(deps), createRetentionStore(deps)];
  const draws = createDraws({ deps, accounts: accountStoreOf(deps), results, retentionStore });
  return { deps, draws, results, retentionStore };
}
const drawnNow = async () => (await partsNow().draws.store.find()) as DrawnDraw;
const wrong = async () => {
  const printed: string[] = [];
  await ops.into(printed, "draw", "verify").catch(() => {});
  return printed.filter((line) => line.startsWith("WRONG"));
};

beforeAll(async () => {
  const { deps, draws, results } = partsNow();
  await createWalletStore(deps).prepare();
  await results.prepare();
  await ops("draw", "commit");
  await seedEntrants(database.connection, held);
  clock.set(AT.settled);
  await ops("draw", "freeze");
  clock.set(AT.beacon);
  await ops("draw", "run", "--beacon", BEACON);
  const { drawn, terms } = await drawnNow();
  const prizes = await draws.ranks.read(drawn.run, terms.prizes);
  const [winner] = prizes.find(({ slug }) => slug === "valley-tablet")!.ranks;
  await erasureOf(deps).erase(winner!.account!);
});

/** As it was before anything of a publication. */
beforeEach(async () => {
  const { connection } = database;
  for (const name of ["draw_results", "drawn_prizes", "draw_passings", "draw_ranks"])
    await connection.collection(name).deleteMany({});
  await connection.collection("draws").updateMany({}, { $unset: { drawn: "", publishedAt: "" } });
  await ops("draw", "run", "--beacon", BEACON);
});

/** Draws whose process is killed as it begins a step, or has just done it. */
function dyingAt(draws: Draws, step: "publish" | "passOnGone" | "record", done: boolean): Draws {
  const dying = <Args extends unknown[]>(does: (...args: Args) => Promise<unknown>) => {
    return async (...args: Args): Promise<never> => {
      if (done) await does(...args);
      throw new Error("killed");
    };
  };
  const { store, holders } = draws;
  return step === "publish"
    ? { ...draws, store: { ...store, publish: dying(store.publish) } }
    : { ...draws, holders: { ...holders, [step]: dying(holders[step]) } };
}

test.each(
  (["publish", "passOnGone", "record"] as const).flatMap((step) => [
    { step, done: false },
    { step, done: true },
  ]),
)(
  "a publication that is killed at $step (done: $done) leaves one draw, and is finished by the next",
  async ({ step, done }) => {
    const { draws } = partsNow();
    await expect(publishAll(dyingAt(draws, step, done), await drawnNow())).rejects.toThrow("killed");
    await ops("draw", "run", "--beacon", OTHER, "--again").catch((error: Error) =>
      expect(error.message).toMatch(/are published/),
    );
    await ops("draw", "publish");
    expect(await wrong()).toEqual([]);
  },
);

test("a server says which step is overdue: that nothing was committed to, or not frozen behind the close", async () => {
  const said: DrawsOverdue[] = [];
  const parts = { ...partsNow(), onOverdue: (overdue: DrawsOverdue) => said.push(overdue) };
  const draws = database.connection.collection("draws");
  const committed = (await draws.findOne({}))!;
  await createDrawUpkeep(parts).sweep();
  await draws.deleteMany({});
  await createDrawUpkeep(parts).sweep();
  clock.set("2025-10-20T00:00:00Z");
  await createDrawUpkeep(parts).sweep();
  const { frozen, drawn, ...unfrozen } = committed;
  await draws.insertOne(unfrozen);
  await createDrawUpkeep(parts).sweep();
  clock.set(Date.parse(AT.settled) - 1);
  await createDrawUpkeep(parts).sweep();
  clock.set(AT.settled);
  await createDrawUpkeep(parts).sweep();
  const none = { uncommitted: false, unfrozen: false };
  expect(said).toEqual([none, none, { ...none, uncommitted: true }, none, none, { ...none, unfrozen: true }]);
  await draws.replaceOne({}, committed);
  clock.set(AT.beacon);
});

test("where the files can't be written nothing is published", async () => {
  const file = import.meta.filename;
  await expect(ops("draw", "publish", file)).rejects.toThrow(`${file} is there already`);
  await expect(ops("draw", "publish", join(file, "files"))).rejects.toThrow(/can't be written: /);
  expect(await drawnNow()).not.toHaveProperty("publishedAt");
});

test("where winners are drawn anew at the same moment nothing is published of the draw before", async () => {
  const before = await drawnNow();
  await ops("draw", "run", "--beacon", OTHER, "--again");
  expect(await publishAll(partsNow().draws, before)).toBeNull();
  expect(await drawnNow()).not.toHaveProperty("publishedAt");
  expect(await database.connection.collection("draw_results").countDocuments()).toBe(0);
});

test("what one process draws anew stays whole beside another that has not tidied up yet", async () => {
  const { deps, draws } = partsNow();
  const before = await drawnNow();
  const ranksOf = async ({ drawn, terms }: DrawnDraw) =>
    (await draws.ranks.read(drawn.run, terms.prizes)).map(({ ranks }) => ranks.length);
  const complete = await ranksOf(before);
  const [drawn, tidies] = [Promise.withResolvers<DrawnDraw>(), Promise.withResolvers<void>()];
  const { draw } = draws.store;
  /** Draws anew, and does what it is told around the moment in which its draw counts. */
  const drawBy = (from: DrawnDraw, beacon: string, counting: typeof draw) => {
    const parts = { ...draws, store: { ...draws.store, draw: counting } };
    return drawAll({ deps, draws: parts, accounts: accountStoreOf(deps) }, from, beacon);
  };
  const first = drawBy(before, OTHER, async (...asked) => {
    const after = await draw(...asked);
    drawn.resolve(after as DrawnDraw);
    await tidies.promise;
    return after;
  });
  const second = drawBy(await drawn.promise, BEACON, async (...asked) => {
    tidies.resolve();
    await first;
    return draw(...asked);
  });
  const after = (await second) as DrawnDraw;
  expect(after.drawn.run).toBe((await drawnNow()).drawn.run);
  expect(after.drawn.beacon).toBe(BEACON);
  expect(await ranksOf(after)).toEqual(complete);
  expect(await database.connection.collection("draw_ranks").distinct("run")).toEqual([after.drawn.run]);
});

test("what a killed publication left undone the servers do, and winners are not final before", async () => {
  const { draws, deps, results, retentionStore } = partsNow();
  await expect(publishAll(dyingAt(draws, "publish", true), await drawnNow())).rejects.toThrow("killed");
  clock.set(AT.results);
  // As a step that was left out before: somebody is marked.
  await retentionStore.markWinners([...held.keys()].slice(0, 1));
  expect((await results.byPrize()).size).toBe(0);
  await expect(ops("winners", "close")).rejects.toThrow(/not all on record yet: `draw publish`/);
  await createDrawUpkeep({ deps, draws, results, retentionStore }).sweep();
  expect((await results.byPrize()).get("valley-tablet")).toHaveLength(20);
  expect(await wrong()).toEqual([]);
  await expect(ops("winners", "close")).rejects.toThrow(/have not accepted yet: valley-tablet \(20\)/);
  clock.set(AT.beacon);
});
