import { setTimeout as sleep } from "node:timers/promises";
import { matchMaker } from "@colyseus/core";
import type { HubState } from "@diamond-valley/schemas/hub/hub.ts";
import { CLOSE_CODES } from "@diamond-valley/schemas/protocol.ts";
import { Client, type Room } from "colyseus.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase } from "../testing/database.ts";
import { startGame, type TestGame } from "../testing/rooms.ts";
import type { RoomServices } from "./room-services.ts";

const account = "patient";
const database = freshDatabase();
let game: TestGame;

beforeAll(async () => {
  game = await startGame(database.connection);
});
afterAll(() => game?.close());

const servicesOf = ({ roomId }: Room): RoomServices =>
  Reflect.get(matchMaker.getLocalRoomById(roomId), "services");

test("a seat change that took too long writes nothing any more: the seat that was given meanwhile stays", async () => {
  const { story } = servicesOf(await game.join<HubState>("somebody", "village"));
  const { admit } = story;
  const late = Promise.withResolvers<void>();
  story.admit = async (who, place) => {
    if (who === account) await late.promise;
    return admit(who, place);
  };
  const first = game.seat(account, "village").catch((error: { code?: string }) => error.code);
  await sleep(100);
  story.admit = admit;
  expect(await first).toBe("unavailable");
  const room = await game.join<HubState>(account, "village");
  const before = await game.rooms.seats.whereIs(account);
  late.resolve();
  await sleep(500);
  expect(await game.rooms.seats.whereIs(account)).toEqual(before);
  expect(room.connection.isOpen).toBe(true);
  await room.leave();
}, 30_000);

test("a seat that is being joined counts as one: another tab is asked, and a sign-out ends it", async () => {
  const hasty = "hasty";
  const first = await game.join<HubState>(hasty, "village");
  const { lastPositions } = servicesOf(first);
  const write = lastPositions.write.bind(lastPositions);
  const asked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  lastPositions.write = async (who, position) => {
    if (who === hasty) asked.resolve();
    if (who === hasty) await held.promise;
    await write(who, position);
  };
  const seat = await game.seat(hasty, "village", { session: first.sessionId });
  // The sign-out may end it as soon as it is in: it listens for that from the first moment.
  const left = new Client(game.address)
    .consumeSeatReservation<HubState>(seat)
    .then((second) => new Promise<number>((resolve) => second.onLeave(resolve)));
  await asked.promise;
  const other = game.seat(hasty, "village").catch((error: { code?: string }) => error.code);
  const signedOut = game.rooms.signOut(hasty);
  await sleep(200);
  lastPositions.write = write;
  held.resolve();
  expect(await other).toBe("multiple-tabs");
  await signedOut;
  expect(await left).toBe(CLOSE_CODES.signedOut);
  expect(await game.rooms.seats.whereIs(hasty)).toBeNull();
});
