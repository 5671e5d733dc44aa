import { NO_MEMBERSHIP } from "@diamond-valley/schemas/story/membership.ts";
import { playedWell } from "@diamond-valley/schemas/story/puzzles/played.fixture.ts";
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

const member = async (name: string): Promise<Visitor> => {
  game.members.set(name, { ...NO_MEMBERSHIP, tier: "bronze" });
  const visitor = await visitorAt(game, name, "village");
  await visitor.go("member-house");
  return visitor;
};

/** Stands at the bell and begins a round; answers what is shown, and lets the test's clock run to a moment of it. */
async function begun(visitor: Visitor) {
  await visitor.touch("bell");
  const { open } = await visitor.again("bell", "+");
  const from = game.deps.clock.now();
  const { puzzle } = open as { puzzle: PuzzleView };
  return { puzzle, until: (at: number) => game.skip(Math.max(0, from + at - game.deps.clock.now())) };
}

/** Plays a round without a fault, but for the time that it claims. */
async function play(visitor: Visitor, claim = (at: string) => at) {
  const { puzzle, until } = await begun(visitor);
  let said: Awaited<ReturnType<Visitor["touch"]>> | undefined;
  for (const { answer, served } of playedWell(puzzle)) {
    until(served);
    said = await visitor.again("bell", `=${claim(answer)}`);
    if (said.solved !== undefined) break;
  }
  return said!;
}

test("members only: the door is shut to whoever has no tier", async () => {
  const nia = await visitorAt(game, "nia", "village");
  await expect(nia.go("member-house")).rejects.toMatchObject({ code: "forbidden" });
});

test("three rounds of four presses, each faster; the gift comes once", async () => {
  const ada = await member("ada");
  expect((await ada.touch("orbit")).say).toEqual(["member-house:talk.start.1", "member-house:talk.start.2"]);
  for (const round of [1, 2, 3]) {
    expect((await ada.touch("bell")).say).toEqual([`member-house:bell.round-${round}`]);
    expect(await play(ada)).toMatchObject({ solved: true, granted: null });
    expect((await ada.facts())["session.round"]).toBe(round);
  }
  expect((await ada.touch("bell")).say).toEqual(["member-house:bell.done"]);
  expect(await ada.touch("orbit")).toMatchObject({ granted: { diamonds: 20, experience: 300 } });
  expect(await ada.touch("orbit")).toMatchObject({ granted: null });
  expect((await game.wallets.view("ada")).diamonds).toBe(20 + levelDiamonds(300));
  expect((await ada.touch("note-16")).say).toEqual(["member-house:note.16"]);
  await ada.go("village", "member-house");
  expect(visitIn(await ada.facts())).toEqual({});
  expect(await ada.touch("orbit")).toMatchObject({ granted: null });
  await ada.leave();
});

test("a wrong press makes dizzy, and the round begins anew; no answer counts outside of one", async () => {
  const ben = await member("ben");
  await ben.touch("bell");
  expect(await ben.again("bell", "=1000")).toMatchObject({ solved: false, say: ["member-house:bell.dizzy"] });
  const { puzzle, until } = await begun(ben);
  const [first] = playedWell(puzzle);
  until(first!.served);
  expect((await ben.again("bell", `=${first!.answer}`)).solved).toBeUndefined();
  // The same icon's time once more is another one's now.
  expect(await ben.again("bell", `=${first!.answer}`)).toMatchObject({ solved: false });
  expect(await ben.again("bell", `=${first!.answer}`)).toMatchObject({ solved: false });
  expect(visitIn(await ben.facts())).toEqual({});
  expect(await play(ben)).toMatchObject({ solved: true });
  await ben.leave();
});

test("who claims the right time and sends it late gains nothing", async () => {
  const cat = await member("cat");
  const { puzzle, until } = await begun(cat);
  const [first] = playedWell(puzzle);
  until(first!.served + 900);
  expect(await cat.again("bell", `=${first!.answer}`)).toMatchObject({ solved: false });
  const again = await begun(cat);
  // Nor is a press believed before its icon has come round.
  expect(await cat.again("bell", `=${playedWell(again.puzzle)[0]!.answer}`)).toMatchObject({ solved: false });
  await cat.leave();
});

test("a round is over with the connection, and with the next one that begins", async () => {
  const dan = await member("dan");
  const { puzzle, until } = await begun(dan);
  const [first] = playedWell(puzzle);
  // Touching from a new seat: what was begun is not known there.
  until(first!.served);
  expect(await dan.touch("bell", `=${first!.answer}`)).toMatchObject({ solved: false });
  const before = await begun(dan);
  const after = await begun(dan);
  expect(after.puzzle).not.toEqual(before.puzzle);
  expect(await play(dan)).toMatchObject({ solved: true });
  await dan.leave();
});

test("calm mode turns slower, for the same", async () => {
  const eve = await member("eve");
  await eve.touch("bell");
  const { open } = await eve.again("bell", "+calm");
  const { puzzle } = open as { puzzle: Extract<PuzzleView, { kind: "orbit" }> };
  expect(puzzle.run).toMatchObject({ turn: Math.round(4_000 / 0.6), window: 40 });
  await eve.leave();
});
