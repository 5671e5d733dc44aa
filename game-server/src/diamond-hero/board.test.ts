import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { freshBoards } from "../boards/testing/fresh-boards.ts";
import { freshDatabase } from "../testing/database.ts";
import { emptyWallet } from "../wallet/document.ts";
import { walletDeps } from "../wallet/testing/deps.ts";
import { walletModel } from "../wallet/wallet-model.ts";
import { type BestRuns, createBestRuns } from "./best-runs.ts";
import type { Board } from "./board.ts";
import { type BoardDocument, boardModel } from "./board-model.ts";
import type { RunDocument } from "./run-model.ts";

const database = freshDatabase();
/** In the first week and in the second. */
const FIRST = Date.parse("2025-10-07T03:00:00Z");
const SECOND = Date.parse("2025-10-14T03:00:00Z");
const names = new Map<string, string | null>();
const clock = { now: () => FIRST };
let runs: BestRuns;
const deps = () => walletDeps(database.connection, clock);
/** Boards of another process: a test's changes behind the back of the stores are no writes that boards are told of. */
const anew = (): Board => freshBoards(deps(), (id) => (names.has(id) ? names.get(id)! : `Robot ${id}`)).hero;
beforeAll(async () => {
  runs = createBestRuns(deps());
  await runs.prepare();
});

const collection = () => boardModel.collection(database.connection);
const run = (account: string, attempt: string, changes: Partial<RunDocument> = {}) => ({
  ...{ _id: attempt, account, score: 10, seconds: 60, kills: 5, coins: 0, prisms: 0, at: FIRST },
  ...{ character: "engineer" as const, cleared: false, ranked: true, ...changes },
});

test("whoever looks, at whatever scores: fifty at the top, three before and behind, ranks as counted one by one", async () => {
  const line = fc.record({ score: fc.integer({ min: 1, max: 6 }), plays: fc.integer({ min: 1, max: 3 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(line, { maxLength: 70 }), fc.nat(80), async (all, asker) => {
      const documents = all.map(
        ({ score, plays }, player): BoardDocument => ({
          ...{ _id: player.toString(16).padStart(24, "0"), score, plays, seconds: 60, kills: 5, at: player },
          ...{ character: "engineer", attempt: `run-${player}`, schemaVersion: 2 },
        }),
      );
      await collection().deleteMany({});
      if (documents.length > 0) await collection().insertMany(documents);
      const sorted = documents.toSorted((a, b) => b.score - a.score || a.plays! - b.plays! || a.at - b.at);
      const isBetter = (one: BoardDocument, other: BoardDocument) =>
        one.score > other.score || (one.score === other.score && one.plays! < other.plays!);
      const own = documents[asker];
      const shown = (some: readonly BoardDocument[]) =>
        some.map((each) => [
          1 + sorted.filter((other) => isBetter(other, each)).length,
          each.attempt,
          each === own,
        ]);
      const seen = await anew().of(asker.toString(16).padStart(24, "0"), "all");
      const inShort = (lines: typeof seen.top) => lines.map(({ rank, attempt, own }) => [rank, attempt, own]);
      expect(inShort(seen.top)).toEqual(shown(sorted.slice(0, 50)));
      expect(seen.players).toBe(all.length);
      const place = own ? sorted.indexOf(own) : -1;
      expect(inShort(seen.around)).toEqual(own ? shown(sorted.slice(Math.max(0, place - 3), place + 4)) : []);
      const worse = own ? sorted.filter((other) => isBetter(own, other)).length : 0;
      expect(seen.percentile).toBe(own ? Math.floor((100 * worse) / all.length) : null);
    }),
    { numRuns: 25 },
  );
}, 60_000);

test("a week has a board of its own; a better run takes the place of a lesser one, and the other way round never", async () => {
  await collection().deleteMany({});
  const hero = anew();
  const lines = async (span: "week" | "all", at: number) => {
    clock.now = () => at;
    const { week, top } = await hero.of("dot", span);
    return [week, ...top.map(({ attempt, score, attempts }) => `${attempt} ${score} ${attempts}`)];
  };
  await runs.enter(run("ann", "a1", { score: 70, week: 1, plays: 1, weekPlays: 1 }));
  await runs.enter(run("bob", "b1", { score: 50, week: 1, plays: 4, weekPlays: 4 }));
  await runs.enter(run("bob", "b2", { score: 90, week: 2, plays: 9, weekPlays: 2 }));
  await runs.enter(run("ann", "a2", { score: 20, week: 2, plays: 2, weekPlays: 1 }));
  await runs.enter(run("cal", "c0", { score: 60 }));
  for (const lesser of ["a2", "b1"]) await runs.enter(run("ann", lesser, { score: 1, week: 1, plays: 8 }));
  expect(await lines("week", FIRST)).toEqual([1, "a1 70 1", "b1 50 4"]);
  expect(await lines("week", SECOND)).toEqual([2, "b2 90 2", "a2 20 1"]);
  expect(await lines("all", SECOND)).toEqual([0, "b2 90 9", "a1 70 1", "c0 60 null"]);
  expect(await hero.isOnTop(run("ann", "a2"))).toBe(true);
  expect(await hero.isOnTop(run("bob", "b1"))).toBe(false);
  expect(await boardModel.check(database.connection)).toMatchObject({ documents: 3, problems: [] });
});

test("a name is that of today, points of all runs and the team are shown, and who is being deleted is not", async () => {
  await collection().deleteMany({});
  for (const [account, score] of Object.entries({ p0: 30, p1: 20, p2: 10 }))
    await runs.enter(run(account, `${account}-best`, { score }));
  await walletModel.collection(database.connection).insertOne({
    ...emptyWallet("p1", "1"),
    holdings: { hero: { total: 95 }, team: { colour: 2, points: 100 } },
  });
  names.set("p1", "Nova").set("p2", null);
  const { top } = await anew().of("p0", "all");
  expect(top.map(({ rank, name, best, total, team }) => [rank, name, best, total, team])).toEqual([
    [1, "Robot p0", 30, 30, null],
    [2, "Nova", 20, 95, "yellow"],
  ]);
});
