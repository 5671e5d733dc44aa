import { type Clock, SECOND } from "@diamond-valley/schemas/clock.ts";
import { decideRun } from "@diamond-valley/schemas/diamond-hero/decide.ts";
import { beforeEach, expect, test } from "vitest";
import { freshDatabase } from "../testing/database.ts";
import { until } from "../testing/rooms.ts";
import { walletDeps } from "../wallet/testing/deps.ts";
import { createBestRuns } from "./best-runs.ts";
import { createBoardCheck } from "./board-check.ts";
import { runModel } from "./run-model.ts";
import { ran } from "./testing/ran.ts";

const database = freshDatabase();
const collection = () => runModel.collection(database.connection);
const { attempt: _, ...played } = ran("", "");
const decided = decideRun(played.evidence);
let now = 0;
const clock: Clock = { now: () => now };

/** A process that plays runs again as `decide` says, and how often it did. */
function checkWith(decide: () => Promise<void> = async () => {}) {
  const counted = { plays: 0 };
  const deps = walletDeps(database.connection);
  const replayer = {
    async decide() {
      counted.plays += 1;
      await decide();
      return decided;
    },
  };
  return { counted, ...createBoardCheck({ deps, bestRuns: createBestRuns(deps), replayer, clock }) };
}

const waiting = () => collection().countDocuments({ unchecked: true });
async function store(runs: number): Promise<void> {
  const stored = Array.from({ length: runs }, (_, index) => ({
    ...{ ...played, _id: `run-${index}`, account: `player-${index}`, at: index },
    unchecked: true as const,
  }));
  await collection().insertMany(stored);
}

beforeEach(async () => {
  await collection().deleteMany();
  now = Date.parse("2025-10-14T03:00:00Z");
});

test("of two processes that look at the same time one plays each run again", async () => {
  await store(10);
  const [ours, theirs] = [checkWith(), checkWith()];
  await Promise.all([ours.sweep(), theirs.sweep()]);
  expect(ours.counted.plays + theirs.counted.plays).toBe(10);
  expect(await waiting()).toBe(0);
  expect(await runModel.check(database.connection)).toMatchObject({ documents: 10, problems: [] });
});

test("a run is another process's only from its turn on", async () => {
  await store(2);
  const goOn = Promise.withResolvers<void>();
  const [slow, other] = [checkWith(() => goOn.promise), checkWith()];
  const checks = [slow.check("run-0"), slow.check("run-1")];
  await until(() => slow.counted.plays === 1);
  await other.sweep();
  expect(other.counted.plays).toBe(1);
  goOn.resolve();
  await Promise.all(checks);
  expect([slow.counted.plays, await waiting()]).toEqual([1, 0]);
});

test("a run whose process was killed is another's when half a minute is over", async () => {
  await store(1);
  const killed = checkWith(() => new Promise(() => {}));
  void killed.sweep();
  await until(() => killed.counted.plays === 1);
  const other = checkWith();
  now += 30 * SECOND - 1;
  expect([await other.sweep(), other.counted.plays]).toEqual([0, 0]);
  now += 1;
  expect([await other.sweep(), other.counted.plays, await waiting()]).toEqual([1, 1, 0]);
});

test("a run that could not be played again is free at once", async () => {
  await store(1);
  const failing = checkWith(() => Promise.reject(new Error("the thread of replays ended")));
  await failing.sweep();
  expect(await waiting()).toBe(1);
  const other = checkWith();
  await other.sweep();
  expect([other.counted.plays, await waiting()]).toEqual([1, 0]);
});
