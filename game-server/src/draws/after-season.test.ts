import { seasonAt } from "@diamond-valley/schemas/season/season.ts";
import { pino } from "pino";
import { beforeAll, expect, test } from "vitest";
import { createRetentionStore } from "../retention/store.ts";
import { accountStoreOf } from "../testing/accounts.ts";
import { freshDatabase } from "../testing/database.ts";
import { testClock } from "../testing/server.ts";
import { createResultStore } from "../vault/results.ts";
import { createWalletStore } from "../wallet/store.ts";
import { walletDeps } from "../wallet/testing/deps.ts";
import { createDraws } from "./draws.ts";
import { proofOf } from "./proof.ts";
import { stageOf } from "./record.ts";
import { type Held, seedEntrants } from "./testing/entrants.ts";
import { AT, BEACON, operatorOf } from "./testing/ops.ts";
import { createDrawUpkeep } from "./upkeep.ts";

const database = freshDatabase();
const clock = testClock(Date.parse("2025-10-01T00:00:00Z"));
const ops = operatorOf({
  clock,
  get databaseUrl() {
    return database.url;
  },
});
/** Thirty enter for twenty tablets. */
const held: Held = new Map(
  Array.from({ length: 30 }, (_, index) => [index.toString(16).padStart(24, "c"), { "valley-tablet": 1 }]),
);

function partsNow() {
  const deps = {
    ...{ ...walletDeps(database.connection, clock), log: pino({ level: "silent" }) },
    // As an operator closes everything in an incident.
    season: () => seasonAt(clock.now(), "shutdown"),
  };
  const [results, retentionStore] = [createResultStore(deps), createRetentionStore(deps)];
  const draws = createDraws({ deps, accounts: accountStoreOf(deps), results, retentionStore });
  return { deps, draws, results, retentionStore };
}
const upkeep = () => createDrawUpkeep(partsNow()).sweep();
const count = (name: string, filter: object) => database.connection.collection(name).countDocuments(filter);
const kept = async () => ({
  salts: await count("draws", { saltKey: { $exists: true } }),
  entrants: await count("draw_entrants", {}),
  leaves: await count("draw_leaves", { accounts: { $exists: true } }),
  ranks: await count("draw_ranks", { account: { $exists: true } }),
});
const wrong = async () => {
  const printed: string[] = [];
  await ops.into(printed, "draw", "verify").catch(() => {});
  return printed.filter((line) => line.startsWith("WRONG"));
};
const ALL = { salts: 1, entrants: 30, leaves: 1, ranks: 30 };

beforeAll(async () => {
  const { deps, results } = partsNow();
  await createWalletStore(deps).prepare();
  await results.prepare();
  await ops("draw", "commit");
  await seedEntrants(database.connection, held);
  clock.set(AT.settled);
  await ops("draw", "freeze");
  clock.set(AT.beacon);
  await ops("draw", "run", "--beacon", BEACON);
  clock.set(AT.results);
  await ops("draw", "publish");
});

test("who closes everything in an incident takes nobody's proof away", async () => {
  const { retentionStore } = partsNow();
  await retentionStore.closeWinners(clock.now());
  clock.set("2025-12-10T00:00:00Z");
  await upkeep();
  expect(await kept()).toEqual(ALL);
  await database.connection.collection("retention").deleteMany({});
});

test("once the season is over proofs go, and winners who are not final yet can still be told from reserves", async () => {
  clock.set(AT.over);
  const draw = await partsNow().draws.store.find();
  // Also where an operator left the stage of the results in place.
  expect(stageOf(draw, seasonAt(clock.now(), "sweepstake"), clock.now())).toBe("frozen");
  await upkeep();
  expect(await kept()).toEqual({ salts: 0, entrants: 0, leaves: 0, ranks: 30 });
  const { draws } = partsNow();
  const after = (await draws.store.find())!;
  const asking = proofOf(draws, after, "frozen", after.terms.prizes[0]!, {
    account: "c".repeat(24),
    entries: 1,
  });
  await expect(asking).rejects.toThrow("prize-not-found");
  const [holder] = (await partsNow().results.byPrize()).get("valley-tablet")!;
  await ops("draw", "decline", "valley-tablet", holder!.account);
  expect(await wrong()).toEqual([]);
});

test("once winners are final their ranks name no account any more, and repeating the publication harms nothing", async () => {
  const { results } = partsNow();
  const winners = (await results.byPrize()).get("valley-tablet")!.map(({ account }) => account);
  expect(winners).toHaveLength(20);
  for (const account of winners) await results.accept("valley-tablet", account);
  await upkeep();
  await upkeep();
  expect(await kept()).toEqual({ salts: 0, entrants: 0, leaves: 0, ranks: 0 });
  await ops("draw", "publish");
  expect(await wrong()).toEqual([]);
  const now = (await results.byPrize()).get("valley-tablet")!.map(({ account }) => account);
  expect(now.toSorted()).toEqual(winners.toSorted());
  expect(await count("draw_passings", {})).toBe(1);
});
