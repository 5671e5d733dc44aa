import { matchMaker } from "@colyseus/core";
import { PLACES } from "@diamond-valley/schemas/places/registry.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase } from "../testing/database.ts";
import { startGame, type TestGame } from "../testing/rooms.ts";

const database = freshDatabase();
let game: TestGame;

beforeAll(async () => {
  game = await startGame(database.connection);
});
afterAll(() => game?.close());

/** The numbers of the village's areas. */
const numbers = async () =>
  (await matchMaker.query({ name: "hub" })).map(({ metadata }) => (metadata as { area: number }).area);

test("many who come at the same moment all get a seat, in as few areas as hold them, each with a number of its own", async () => {
  const areas = 3;
  const players = PLACES.village.players * areas - 5;
  const seats = await Promise.all(
    Array.from({ length: players }, (_, index) => game.seat(`rushing-${index}`, "village")),
  );
  expect(new Set(seats.map(({ sessionId }) => sessionId)).size).toBe(players);
  expect(new Set(seats.map(({ roomId }) => roomId)).size).toBe(areas);
  expect((await numbers()).sort()).toEqual([1, 2, 3]);
});

test("where two areas have one number, the one that has room is entered", async () => {
  const listed = await matchMaker.query({ name: "hub" });
  for (const { roomId } of listed) await matchMaker.getLocalRoomById(roomId).lock();
  const twin = await matchMaker.createRoom("hub", { place: "village", area: 2 });
  const { roomId } = await game.seat("late", "village");
  expect(roomId).toBe(twin.roomId);
});

test("nothing went wrong unseen", () => {
  expect(game.errors).toEqual([]);
});
