import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { travelTo } from "../boss/testing/challengers.ts";
import { freshDatabase } from "../testing/database.ts";
import { startGame, type TestGame, until } from "../testing/rooms.ts";
import { comeToArena } from "./testing/runners.ts";

const database = freshDatabase();
let game: TestGame;
beforeAll(async () => {
  game = await startGame(database.connection);
});
afterEach(() => expect(game.errors).toEqual([]));
afterAll(() => game?.close());

test("a run that outlasts its week counts for the week that it was begun in, and stands on that week's board", {
  timeout: 120_000,
}, async () => {
  const account = "late";
  travelTo(game, "2025-10-12T23:59:50Z");
  const late = await comeToArena(game, account);
  await late.begin({ character: "small-robot" });
  await until(() => late.room.state.seconds >= 2, 60_000);
  // Monday, 09:00 in Korea.
  travelTo(game, "2025-10-13T00:00:00Z");
  await late.leave();
  const held = await until(async () => {
    const holdings = Object.fromEntries(await game.wallets.holdings(account));
    return holdings["hero.ended"] === 1 ? holdings : undefined;
  }, 60_000);
  expect(held).toMatchObject({
    "hero.weeks.1.plays": 1,
    "hero.weeks.1.best": held["hero.best"],
    "hero.weeks.1.total": held["hero.total"],
  });
  expect(Object.keys(held).filter((path) => path.startsWith("hero.weeks.2"))).toEqual([]);
  await until(async () => (await game.board.of(account, "all")).around.length === 1, 60_000);
  expect(await game.board.of(account, "week")).toMatchObject({ week: 2, around: [], players: 0 });
  travelTo(game, "2025-10-12T23:59:59Z");
  const { around } = await game.board.of(account, "week");
  expect(around).toMatchObject([{ rank: 1, own: true, attempts: 1, score: held["hero.best"] }]);
});
