import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { AccountStore } from "../account/store.ts";
import { called, comeToCircle } from "../boss/testing/challengers.ts";
import { freshDatabase } from "../testing/database.ts";
import { startGame, type TestGame, until } from "../testing/rooms.ts";
import { createFriendCodes } from "./friend-codes.ts";
import { createFriends } from "./friends.ts";
import { createFriendships } from "./friendships.ts";

const database = freshDatabase();
let game: TestGame;
beforeAll(async () => {
  game = await startGame(database.connection);
});
afterEach(() => expect(game.errors).toEqual([]));
afterAll(() => game?.close());

const accounts = {
  byId: async (nickname: string) => ({ nickname, registered: true, look: 1, outfit: 0 }),
} as unknown as AccountStore;

test("friends share the areas of a place, and no area where each is alone", async () => {
  const { deps, rooms } = game;
  const [codes, friendships] = [createFriendCodes(deps), createFriendships(deps)];
  const friends = createFriends({ deps, accounts, codes, friendships, rooms });
  await friends.ask("ann", (await friends.list("ben")).code);
  await friends.ask("ben", (await friends.list("ann")).code);
  const friendOf = async (me: string) => (await friends.list(me)).friends[0];

  for (const account of ["ann", "ben"])
    await game.stand(account, { place: "village", area: 1, x: 700, y: 900 });
  const village = await Promise.all(["ann", "ben"].map((account) => game.join(account, "village")));
  expect(await friendOf("ann")).toMatchObject({ online: true, place: "village", area: 1 });
  expect((await friendOf("ann"))!.session).not.toBeNull();
  await Promise.all(village.map((room) => room.leave()));

  const circles = [];
  for (const account of ["ann", "ben"]) {
    await until(async () => (await rooms.seats.whereIs(account)) === null);
    await called(game, account);
    circles.push(await comeToCircle(game, account));
  }
  // Rooms of their own have the same number, and no way from one to the other.
  for (const account of ["ann", "ben"])
    expect(await friendOf(account)).toMatchObject({
      ...{ online: true, place: "magic-circle", area: null, session: null },
    });
  for (const circle of circles) await circle.leave();
});
