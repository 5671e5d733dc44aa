import { playedWell, shortestMoves } from "@diamond-valley/schemas/story/puzzles/played.fixture.ts";
import type { PuzzleView } from "@diamond-valley/schemas/story/puzzles/puzzle.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase } from "../testing/database.ts";
import { startGame, type TestGame } from "../testing/rooms.ts";
import { levelDiamonds, type Visitor, visitIn, visitorAt } from "./testing/visitor.ts";

const database = freshDatabase();
let game: TestGame;
beforeAll(async () => {
  game = await startGame(database.connection);
});
afterAll(() => game?.close());

/** What is in the dialog that an answer opens. */
const shown = ({ open }: { open: unknown }) => (open as { puzzle: PuzzleView }).puzzle;

/** A visitor whose machines have power. */
async function tinkerer(name: string): Promise<Visitor> {
  const visitor = await visitorAt(game, name, "village");
  await visitor.go("android-room");
  await visitor.touch("nut");
  await visitor.touch("fuse-box");
  return visitor;
}

/** Plays a machine in time without a fault; `late` shifts when the answer comes, ms. */
async function play(visitor: Visitor, machine: string, late = 0) {
  await visitor.touch(machine);
  const begun = await visitor.again(machine, "+");
  const from = game.deps.clock.now();
  const [played] = playedWell(shown(begun));
  game.skip(Math.max(0, from + played!.served + late - game.deps.clock.now()));
  return visitor.again(machine, `=${played!.answer}`);
}

/** Solves the board that lies there. */
async function push(visitor: Visitor) {
  const puzzle = shown(await visitor.touch("crates"));
  if (puzzle.kind !== "crates") throw new Error("no board");
  return visitor.again("crates", `=${shortestMoves(puzzle)}`);
}

test("three machines, three stars each: 20, 30 and 50 diamonds, once for ever; a badge after the first of each", async () => {
  const ada = await visitorAt(game, "ada", "village");
  await ada.go("android-room");
  expect((await ada.touch("lights")).say).toEqual(["android-room:machine.dark"]);
  expect((await ada.touch("fuse-box")).say).toEqual(["android-room:fuse-box.empty"]);
  await ada.touch("nut");
  expect((await ada.touch("fuse-box")).say).toEqual(["android-room:fuse-box.fit"]);
  for (const [machine, boards] of [
    ["lights", 0],
    ["belts", 0],
    ["crates", 6],
  ] as const) {
    const paid: number[] = [];
    for (let times = 0; times < Math.max(3, boards); times += 1) {
      const said = boards > 0 ? await push(ada) : await play(ada, machine);
      expect(said.solved).toBe(true);
      if (said.granted) paid.push(said.granted.diamonds ?? 0);
    }
    expect(paid, machine).toEqual([20, 30, 50]);
    expect(await ada.touch(machine)).toMatchObject({ say: [`android-room:${machine}.full`], open: null });
    expect(await ada.refusal(machine, "+")).toBe("not-found");
  }
  expect(await ada.touch("nut")).toMatchObject({ granted: { experience: 300, items: { "bot-badge": 1 } } });
  expect((await ada.touch("nut")).say).toEqual(["android-room:talk.end"]);
  expect(await game.wallets.view("ada")).toMatchObject({
    diamonds: 300 + levelDiamonds(300),
    items: { "bot-badge": 1 },
  });
  await ada.leave();
});

test("stars stay with who leaves; the fuse that was not fitted is there again", async () => {
  const ben = await visitorAt(game, "ben", "village");
  await ben.go("android-room");
  await ben.touch("nut");
  await ben.go("village", "android-room");
  expect(visitIn(await ben.facts())).toEqual({});
  expect((await ben.touch("nut")).say).toEqual(["android-room:talk.spare"]);
  await ben.touch("fuse-box");
  expect(await play(ben, "lights")).toMatchObject({ solved: true, granted: { diamonds: 20 } });
  expect((await push(ben)).granted).toBeNull();
  await ben.go("village", "android-room");
  expect(shown(await ben.touch("lights"))).toMatchObject({ star: 2 });
  expect(shown(await ben.touch("crates"))).toMatchObject({ number: 2 });
  expect((await ben.touch("nut")).say).toEqual(["android-room:talk.step-2"]);
  await ben.leave();
});

test("what is false, too soon or sent twice pays nothing", async () => {
  const cat = await tinkerer("cat");
  expect(await play(cat, "lights", -2_000)).toMatchObject({ solved: false, granted: null });
  expect(await play(cat, "belts", -5_000)).toMatchObject({ solved: false, granted: null });
  expect(await play(cat, "belts", 30_000)).toMatchObject({ solved: false, granted: null });
  await cat.touch("crates");
  for (const lie of ["", "llll", "x", "constructor"])
    expect(await cat.again("crates", `=${lie}`)).toMatchObject({ solved: false, granted: null });
  // An answer to a try that is over, and one that another machine began.
  const won = await play(cat, "lights");
  expect(won).toMatchObject({ solved: true, granted: { diamonds: 20 } });
  expect((await cat.again("lights", "=circle")).solved).toBe(false);
  await cat.touch("belts");
  const [belts] = playedWell(shown(await cat.again("belts", "+")));
  game.skip(60_000);
  expect(await cat.touch("lights", `=${belts!.answer}`)).toMatchObject({ solved: false });
  expect(await cat.refusal("belts", `=${"1l".repeat(700)}`)).toBe("bad-request");
  expect((await game.wallets.view("cat")).diamonds).toBe(20);
  await cat.leave();
});

test("two answers at once pay one star", async () => {
  const dan = await tinkerer("dan");
  await push(dan);
  const puzzle = shown(await dan.touch("crates"));
  if (puzzle.kind !== "crates") throw new Error("no board");
  const answers = await Promise.allSettled(
    [1, 2].map(() => dan.again("crates", `=${shortestMoves(puzzle)}`)),
  );
  expect(answers.some(({ status }) => status === "fulfilled")).toBe(true);
  expect((await game.wallets.view("dan")).diamonds).toBe(20);
  expect((await dan.facts())["boards.crates"]).toBe(2);
  await dan.leave();
});
