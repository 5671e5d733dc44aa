import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { ranksFromTop } from "../boards/reading.ts";
import { freshDatabase } from "../testing/database.ts";
import { walletDeps } from "../wallet/testing/deps.ts";
import { type Board, createBoard } from "./board.ts";
import { type BoardDocument, boardModel } from "./board-model.ts";

const database = freshDatabase();
const names = new Map<string, string | null>();
let board: Board;
beforeAll(async () => {
  const byId = async (id: string) =>
    names.get(id) === null ? null : { nickname: names.get(id) ?? `Robot ${id}` };
  board = createBoard({ deps: walletDeps(database.connection), accounts: { byId } });
  await board.prepare();
});

interface Plans {
  winningPlan: unknown;
}
const collection = () => boardModel.collection(database.connection);
const line = (player: number, score: number, at = player): BoardDocument => ({
  ...{ _id: `p${player}`, score, at, seconds: 60, kills: 5 },
  ...{ character: "engineer", attempt: `run-${player}`, schemaVersion: 1 },
});
async function fill(scores: readonly number[]): Promise<BoardDocument[]> {
  await collection().deleteMany({});
  const documents = scores.map((score, player) => line(player, score));
  if (documents.length > 0) await collection().insertMany(documents);
  return documents.toSorted((a, b) => b.score - a.score || a.at - b.at);
}

test("equal scores share a rank, and the next one counts all before it", () => {
  expect(ranksFromTop([9, 9, 5, 5, 5, 1])).toEqual([1, 1, 3, 3, 3, 6]);
  expect(ranksFromTop([])).toEqual([]);
});

test("whoever looks, at whatever scores: fifty at the top, three before and behind, ranks as counted one by one", async () => {
  const scores = fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 70 });
  await fc.assert(
    fc.asyncProperty(scores, fc.nat(80), async (all, asker) => {
      const sorted = await fill(all);
      const rankOf = ({ score }: BoardDocument) => 1 + sorted.filter((other) => other.score > score).length;
      const shown = (documents: readonly BoardDocument[]) =>
        documents.map((each) => [rankOf(each), each.attempt, each._id === `p${asker}`]);
      const seen = await board.of(`p${asker}`);
      const inShort = (lines: typeof seen.top) => lines.map(({ rank, attempt, own }) => [rank, attempt, own]);
      expect(inShort(seen.top)).toEqual(shown(sorted.slice(0, 50)));
      expect(seen.players).toBe(all.length);
      const place = sorted.findIndex(({ _id }) => _id === `p${asker}`);
      expect(inShort(seen.around)).toEqual(
        place < 0 ? [] : shown(sorted.slice(Math.max(0, place - 3), place + 4)),
      );
      const worse = sorted.filter(({ score }) => score < (all[asker] ?? 0)).length;
      expect(seen.percentile).toBe(place < 0 ? null : Math.floor((100 * worse) / all.length));
    }),
    { numRuns: 40 },
  );
}, 60_000);

test("a name is that of today, and who is being deleted is not shown", async () => {
  await fill([30, 20, 10]);
  names.set("p1", "Nova").set("p2", null);
  const { top } = await board.of("p0");
  expect(top.map(({ rank, name }) => [rank, name])).toEqual([
    [1, "Robot p0"],
    [2, "Nova"],
  ]);
});

test("the top and the neighbourhood are read from the index", async () => {
  await fill(Array.from({ length: 60 }, (_, index) => index % 9));
  const asked = [
    collection().find().sort({ score: -1, at: 1, _id: 1 }).limit(50),
    collection()
      .find({ score: { $gt: 4 } })
      .sort({ score: 1, at: -1, _id: -1 })
      .limit(3),
    collection()
      .find({ score: 4, $or: [{ at: { $lt: 20 } }, { at: 20, _id: { $lt: "p20" } }] })
      .sort({ score: 1, at: -1, _id: -1 })
      .limit(3),
  ];
  for (const question of asked) {
    const { queryPlanner } = (await question.explain("queryPlanner")) as { queryPlanner: Plans };
    const plan = JSON.stringify(queryPlanner.winningPlan);
    expect(plan).toContain("IXSCAN");
    expect(plan).not.toMatch(/"stage":"(COLLSCAN|SORT)"/);
  }
});
