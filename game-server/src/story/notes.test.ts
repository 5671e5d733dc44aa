import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
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

/** Each in another kind of room. */
const NOTES: readonly [number, PlaceName][] = [
  [11, "village"],
  [12, "lake"],
  [13, "mine"],
  [14, "forest"],
];

test.each(NOTES)(
  "note %i of the %s is read by who stands beside it, and remembered",
  async (number, place) => {
    const reader = await visitorAt(game, `reader-${place}`, place);
    expect(await reader.touch(`note-${number}`)).toMatchObject({
      target: `note-${number}`,
      say: [`${place}:note.${number}`],
      granted: null,
      progress: { facts: { [`note.${number}`]: 1 } },
    });
    expect(await reader.refusal("note-1")).toBe("not-found");
    await reader.leave();
  },
);

test("a note is not read from afar in the cave", async () => {
  await game.stand("far", { place: "mine", area: 1, x: 800, y: 1_000 });
  const room = await game.join("far", "mine");
  await expect(room.request("interact", { target: "note-13" })).rejects.toMatchObject({
    reason: { code: "too-far" },
  });
  await room.leave();
});

test("nothing went wrong unseen", () => {
  expect(game.errors).toEqual([]);
});
