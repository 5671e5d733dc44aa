import type { HubState } from "@diamond-valley/schemas/hub/hub.ts";
import { CLOSE_CODES } from "@diamond-valley/schemas/protocol.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase } from "../testing/database.ts";
import { startGame, type TestGame } from "../testing/rooms.ts";

const database = freshDatabase();
let game: TestGame;
beforeAll(async () => {
  game = await startGame(database.connection);
});
afterAll(() => game?.close());

test("at the end of the event rooms close and nobody enters, though an operator holds the stage", async () => {
  const room = await game.join<HubState>("late", "village");
  const closed = new Promise<number>((resolve) => room.onLeave((code) => resolve(code)));
  game.season.eventEnd = game.deps.clock.now();
  expect(game.season.stage).toBe("event");
  await expect(game.seat("later", "village")).rejects.toMatchObject({ code: "closed" });
  expect(await closed).toBe(CLOSE_CODES.eventOver);
  expect(game.errors).toEqual([]);
});
