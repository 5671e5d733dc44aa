import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { type LocalPresence, matchMaker } from "@colyseus/core";
import type { HubState } from "@diamond-valley/schemas/hub/hub.ts";
import { CLOSE_CODES, PROTOCOL_VERSION } from "@diamond-valley/schemas/protocol.ts";
import { Client, type Room } from "colyseus.js";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { WebSocket } from "ws";
import { freshDatabase } from "../testing/database.ts";
import { startGame, type TestGame, until } from "../testing/rooms.ts";
import { locksOf } from "./account-lock.ts";
import { FRESH } from "./liveness.ts";
import { MAPS, portalsBetween } from "./maps.ts";
import { createSeatLocks } from "./seat-locks.ts";

const database = freshDatabase();
let game: TestGame;
let account: string;
let accounts = 0;

beforeAll(async () => {
  game = await startGame(database.connection);
});
afterAll(() => game?.close());
beforeEach(() => {
  accounts += 1;
  account = `player${accounts}`;
});

const closeOf = (room: Room) => new Promise<number>((resolve) => room.onLeave((code) => resolve(code)));
const enter = (how?: Parameters<TestGame["join"]>[2]) => game.join<HubState>(account, "village", how);
const online = (room: Room<unknown, HubState>) =>
  [...(room.state?.players?.values() ?? [])].filter(({ name }) => name === `Robot ${account}`);

test("the season, the protocol and the registration are asked before a seat is given", async () => {
  game.season.stage = "sweepstake";
  await expect(game.seat(account, "village")).rejects.toMatchObject({ code: "closed" });
  game.season.stage = "event";
  const old = game.rooms.seats.enter(account, "village", { protocol: PROTOCOL_VERSION - 1 }, false);
  await expect(old).rejects.toMatchObject({ code: "reload-needed" });
  for (const player of [null, { registered: false, nickname: "", look: 0, outfit: 0 }]) {
    game.accounts.set(account, player);
    await expect(game.seat(account, "village")).rejects.toMatchObject({ code: "not-registered" });
  }
});

test("who finds an area full that is listed as open comes into another", async () => {
  const first = await enter();
  const room = matchMaker.getLocalRoomById(first.roomId);
  // As when others have taken the last places since it was listed.
  room.hasReachedMaxClients = () => true;
  const other = await game.join<HubState>("somebody-else", "village");
  expect(other.roomId).not.toBe(first.roomId);
  await Promise.all([first.leave(), other.leave()]);
});

test("who comes to an area that is listed before it can be asked waits for it and opens no other", async () => {
  const first = await enter();
  const room = matchMaker.getLocalRoomById(first.roomId);
  const { _reserveSeat } = room as unknown as { _reserveSeat(): Promise<boolean> };
  let asked = 0;
  // As another process's does until it hears calls for the room that it has just made.
  Object.assign(room, {
    async _reserveSeat(...args: []) {
      asked += 1;
      if (asked === 1) throw new Error("ipc_timeout");
      return _reserveSeat.apply(room, args);
    },
  });
  const other = await game.join<HubState>("somebody-early", "village");
  expect(asked).toBe(2);
  expect(other.roomId).toBe(first.roomId);
  await Promise.all([first.leave(), other.leave()]);
});

test("no seat comes without a ticket from our own code", async () => {
  const headers = new Headers();
  for (const token of [undefined, "", "guess.guess"]) {
    const bare = matchMaker.joinOrCreate(
      "hub",
      {},
      { ...(token !== undefined && { token }), headers, ip: "::1" },
    );
    await expect(bare).rejects.toThrow();
  }
  for (const method of ["joinOrCreate", "create", "join"]) {
    const asked = fetch(`http://127.0.0.1:${game.port}/matchmake/${method}/hub`, {
      method: "POST",
      body: "{}",
      headers: { Origin: "https://elsewhere.example", "Content-Type": "application/json" },
      signal: AbortSignal.timeout(500),
    });
    const answer = await asked.catch(() => null);
    expect(answer?.headers.get("Access-Control-Allow-Origin") ?? null).toBeNull();
    expect(answer?.ok ?? false).toBe(false);
  }
  // A socket without a reserved seat is let go at once.
  const room = await enter();
  const guess = new WebSocket(`${game.address}/${matchMaker.processId}/${room.roomId}?sessionId=guess`);
  const [code] = (await once(guess, "close")) as [number];
  expect(code).toBe(4002);
  await room.leave();
});

test("pages of other sites can't open a socket", async () => {
  const socket = new WebSocket(game.address, { headers: { Origin: "https://elsewhere.example" } });
  const [error] = (await once(socket, "error")) as [Error];
  expect(error.message).toContain("401");
});

test("a second tab is asked, and may move the game, which tells the first", async () => {
  const first = await enter();
  await expect(game.seat(account, "village")).rejects.toMatchObject({ code: "multiple-tabs", status: 409 });
  expect(first.connection.isOpen).toBe(true);
  const closed = closeOf(first);
  const second = await enter({ takeover: true });
  expect(await closed).toBe(CLOSE_CODES.moved);
  expect(online(second)).toHaveLength(1);
  expect(await game.rooms.seats.whereIs(account)).toMatchObject({ session: second.sessionId });
  await second.leave();
  await until(async () => (await game.rooms.seats.whereIs(account)) === null);
});

test("the tab that holds the seat walks on without being asked; its old seat ends as if it had left", async () => {
  const first = await enter();
  const closed = closeOf(first);
  const seat = await game.seat(account, "village", { session: first.sessionId });
  await sleep(50);
  expect(first.connection.isOpen).toBe(true);
  const second = await new Client(game.address).consumeSeatReservation<HubState>(seat);
  expect(await closed).toBe(4000);
  await until(() => second.state.players?.size === 1);
  await second.leave();
});

test("two tabs that enter at the same moment end with one seat", async () => {
  const seats = await Promise.all([game.seat(account, "village"), game.seat(account, "village")]);
  const joined = await Promise.allSettled(
    seats.map((seat) => new Client(game.address).consumeSeatReservation<HubState>(seat)),
  );
  const [room, ...others] = joined.filter((each) => each.status === "fulfilled").map(({ value }) => value);
  expect(others).toEqual([]);
  await until(() => room && online(room as Room<unknown, HubState>).length === 1);
  await room?.leave();
});

test("a dropped player comes back by a new seat to the same place, without being asked", async () => {
  await game.stand(account, { place: "village", area: 1, x: 700, y: 900 });
  const first = await enter();
  const before = first.state.players.get(first.sessionId)!.toJSON();
  const closed = closeOf(first);
  await first.leave(false);
  await closed;
  await until(async () => !(await game.rooms.seats.player(account)).online);
  expect(await game.rooms.seats.player(account)).toEqual({ room: "hub", place: "village", online: false });
  const second = await enter();
  expect(second.state.players.get(second.sessionId)).toMatchObject({ x: before.x, y: before.y });
  expect(online(second)).toHaveLength(1);
  await game.rooms.seats.exit(account);
  await until(() => !second.connection.isOpen);
  expect(await game.rooms.seats.player(account)).toEqual({ room: null, place: null, online: false });
});

test("the lake is entered through its portal alone; coming back leads to where it is in the village", async () => {
  await expect(game.seat(account, "lake")).rejects.toMatchObject({ code: "too-far" });
  const far = await enter();
  await expect(game.seat(account, "lake", { session: far.sessionId })).rejects.toMatchObject({
    code: "too-far",
  });
  expect(far.connection.isOpen).toBe(true);
  await far.leave();

  const portal = portalsBetween("village", "lake")[0]!;
  await game.stand(account, { place: "village", area: 1, x: portal.x - 20, y: portal.y });
  const village = await enter();
  const lake = await game.join<HubState>(account, "lake", { session: village.sessionId });
  expect(lake.state.players.get(lake.sessionId)).toMatchObject({ ...MAPS.lake.spawns.get("village") });
  await lake.leave();
  await until(async () => (await game.rooms.seats.whereIs(account)) === null);
  // Whoever was at the lake may go on there, also after a crash.
  const again = await game.join<HubState>(account, "lake");
  const back = await enter({ session: again.sessionId });
  expect(back.state.players.get(back.sessionId)).toMatchObject({ ...MAPS.village.spawns.get("lake") });
  await back.leave();
});

test("a lock whose room is gone does not keep the player out", async () => {
  const dead = { seat: "dead", place: "village" as const, roomId: "gone", session: "gone" };
  await createSeatLocks().write(account, dead);
  const room = await enter();
  expect(online(room)).toHaveLength(1);
  await room.leave();
});

test("a room that is still listed, of a process that was killed, does not keep the player out", async () => {
  const listing = {
    name: "hub",
    roomId: "zombie",
    processId: "killed",
    clients: 1,
    maxClients: 50,
    locked: false,
  };
  // It looks like the fullest area with room, and its process is still counted.
  await matchMaker.driver.persist({ ...listing, metadata: { place: "village", area: 9 } }, true);
  // Of another killed process nothing is asked but whether it lives.
  const elsewhere = { ...listing, roomId: "zombie-lake", name: "fishing", processId: "killed-too" };
  await matchMaker.driver.persist({ ...elsewhere, metadata: { place: "lake", area: 1 } }, true);
  for (const process of ["killed", "killed-too"]) await matchMaker.presence.hset("roomcount", process, "1,1");
  await createSeatLocks().write(account, {
    seat: "dead",
    place: "village",
    roomId: "zombie",
    session: "gone",
  });
  // Until then it holds who was alive when the last one entered.
  await sleep(FRESH + 100);
  const room = await enter();
  expect(online(room)).toHaveLength(1);
  expect(room.state.area).toBe(1);
  for (const roomId of ["zombie", "zombie-lake"]) expect(await matchMaker.query({ roomId })).toEqual([]);
  await room.leave();
});

test("signing out ends the seat and says so, and keeps the place", async () => {
  const room = await enter();
  const closed = closeOf(room);
  await game.rooms.signOut(account);
  expect(await closed).toBe(CLOSE_CODES.signedOut);
  const place = () => database.connection.collection<{ _id: string }>("places").findOne({ _id: account });
  await until(place);
});

test("whoever signs out before its seat is joined joins it no more", async () => {
  const seat = await game.seat(account, "village");
  await game.rooms.signOut(account);
  const joined = new Client(game.address).consumeSeatReservation<HubState>(seat);
  await expect(joined).rejects.toMatchObject({ code: CLOSE_CODES.moved });
  expect(await game.rooms.seats.whereIs(account)).toBeNull();
});

test("seats that are free again leave nothing behind", async () => {
  const people = ["p", "q", "r"];
  const rooms = await Promise.all(people.map((name) => game.join<HubState>(name, "village")));
  const locks = locksOf(matchMaker.presence);
  const kept = async () => {
    const keys = people.flatMap((name) => [`seat:${name}`, `seat-change:${name}`]);
    return (await Promise.all(keys.map((key) => locks.holder(key)))).filter((holder) => holder !== null);
  };
  expect(await kept()).toHaveLength(3);
  await Promise.all(rooms.map((room) => room.leave()));
  await until(async () => (await kept()).length === 0);
  const { keys, hash } = matchMaker.presence as LocalPresence;
  const left = [...Object.keys(keys), ...Object.keys(hash)].filter((key) => key.startsWith("seat"));
  expect(left).toEqual([]);
});

test("nothing went wrong unseen", () => {
  expect(game.errors).toEqual([]);
});

test("an area that is locked takes nobody, though it is not full, and the next one opens beside it", async () => {
  const first = await enter();
  await matchMaker.getLocalRoomById(first.roomId)!.lock();
  const second = await game.join<HubState>("latecomer", "village");
  expect(second.roomId).not.toBe(first.roomId);
  expect([first.state.area, second.state.area]).toEqual([1, 2]);
  await Promise.all([first.leave(), second.leave()]);
});

test("whoever moves the game to another tab goes on from where the walker stands, and not from where it was stored", async () => {
  await game.stand(account, { place: "village", area: 1, x: 700, y: 900 });
  const first = await enter();
  const walker = first.state.players.get(first.sessionId)!;
  const from = walker.x;
  const input = first.input<{ dx: number; dy: number }>();
  for (let step = 0; step < 4; step += 1) {
    Object.assign(input.data, { dx: 100, dy: 0 });
    input.send();
    await sleep(50);
  }
  await until(() => walker.x >= from + 30 && !walker.walking);
  const { x, y } = walker;
  const second = await enter({ takeover: true });
  expect(second.state.players.get(second.sessionId)).toMatchObject({ x, y });
  await second.leave();
});

test("whose place could not be stored is where the seat is, and not where the store says", async () => {
  const first = await enter();
  const { x, y } = first.state.players.get(first.sessionId)!;
  // As when the database was away while the player came here from there.
  await game.stand(account, { place: "lake", area: 1, x: 300, y: 300 });
  await expect(game.seat(account, "lake", { takeover: true })).rejects.toMatchObject({ code: "too-far" });
  const second = await enter({ takeover: true });
  expect(second.state.players.get(second.sessionId)).toMatchObject({ x, y });
  await second.leave();
});
