import { beforeEach, expect, test } from "vitest";
import { freshDatabase } from "../testing/database.ts";
import { until } from "../testing/rooms.ts";
import { createStandings } from "./standings.ts";

interface Line {
  _id: string;
  score: number;
}
const database = freshDatabase();
const index = { score: -1, _id: 1 } as const;
const lines = () => database.connection.collection<Line>("lines");
let time = 0;
// A tick of the clock for each look at it: counting takes one.
const now = () => ++time;

beforeEach(async () => {
  await lines().deleteMany({});
  await lines().createIndex(index);
  await lines().insertMany([5, 5, 3, 1].map((score, player) => ({ _id: `p${player}`, score })));
});

test("a small board is counted whenever somebody looks", async () => {
  const standings = createStandings({ lines: lines() as never, index, now });
  expect((await standings.counts()).above(3)).toBe(2);
  await lines().insertOne({ _id: "new", score: 4 });
  expect((await standings.counts()).above(3)).toBe(3);
});

test("a large one is counted once for all who look meanwhile, and again after a while, for which nobody waits", async () => {
  const standings = createStandings({ lines: lines() as never, index, few: 2, now });
  const [one, other] = await Promise.all([standings.counts(), standings.counts()]);
  expect(one).toBe(other);
  expect(one.above(3)).toBe(2);
  await lines().insertOne({ _id: "new", score: 4 });
  expect(await standings.counts()).toBe(one);
  time += 1_000;
  expect(await standings.counts()).toBe(one);
  const next = await until(async () => {
    const counts = await standings.counts();
    return counts === one ? null : counts;
  });
  expect(next.above(3)).toBe(3);
  expect(next.players).toBe(5);
});

test("counting reads the index alone", async () => {
  const plan = JSON.stringify(
    await lines()
      .aggregate([{ $group: { _id: "$score", players: { $sum: 1 } } }], { hint: index })
      .explain("queryPlanner"),
  );
  expect(plan).toContain("IXSCAN");
  expect(plan).not.toMatch(/"stage":"(COLLSCAN|FETCH)"/);
});
