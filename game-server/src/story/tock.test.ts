import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase } from "../testing/database.ts";
import { startGame, type TestGame } from "../testing/rooms.ts";
import { visitorAt } from "./testing/visitor.ts";

const database = freshDatabase();
let game: TestGame;
beforeAll(async () => {
  game = await startGame(database.connection);
});
afterAll(() => game?.close());

const SOUGHT = { say: ["hub:talk.sought"], granted: null };
const MET = { "met.mayor": 1, "met.keeper": 1, "met.elder": 1, "met.fisher": 1 };

test("nobody waits with a letter for who has not come so far", async () => {
  const early = await visitorAt(game, "early", "village", { ...MET, "done.bronze": 1 });
  expect(await early.refusal("tock")).toBe("not-found");
  expect((await early.touch("mayor")).say).not.toContain(SOUGHT.say[0]);
  await early.leave();
});

test("after act 2 Tock comes before the stories of others, until he was visited; doors and trades stay open", async () => {
  const player = await visitorAt(game, "pia", "village", { ...MET, "done.bronze": 1, "done.silver": 1 });
  for (const name of ["mayor", "keeper", "elder"])
    expect(await player.touch(name), name).toMatchObject(SOUGHT);
  expect(await player.touch("fisher")).toMatchObject({ offers: ["deliver-fish", "exchange-fish"] });
  await player.go("acts", "shop");
  expect(await player.touch("gold")).toMatchObject({ say: ["gold:talk.sought"], granted: null });
  await player.go("acts", "village");

  const letter = await player.touch("tock");
  expect(letter.say).toHaveLength(3);
  expect(letter.progress.facts).toMatchObject({ "letter.silver": 1 });
  expect(await player.refusal("tock")).toBe("not-found");
  for (const name of ["mayor", "keeper", "elder"])
    expect((await player.touch(name)).say, name).not.toContain(SOUGHT.say[0]);
  await player.go("acts", "shop");
  expect((await player.touch("gold")).say[0]).toBe("gold:talk.start.1");
  await player.leave();
});

test("nothing went wrong unseen", () => {
  expect(game.errors).toEqual([]);
});
