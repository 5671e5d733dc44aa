import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { CloseCode, matchMaker } from "@colyseus/core";
import type { HubState } from "@diamond-valley/schemas/hub/hub.ts";
import { CLOSE_CODES } from "@diamond-valley/schemas/protocol.ts";
import type { MoveInput } from "@diamond-valley/schemas/walking/walking.ts";
import type { Room } from "colyseus.js";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import type { HubRoom } from "../hub/room.ts";
import { freshDatabase } from "../testing/database.ts";
import { liveRooms, startGame, type TestGame, until } from "../testing/rooms.ts";
import { openSlowLine, type SlowLine } from "../testing/slow-line.ts";
import { MAPS } from "./maps.ts";
import type { RoomServices } from "./room-services.ts";

type Village = Room<unknown, HubState>;

const database = freshDatabase();
let game: TestGame;
let line: SlowLine;
let honest: Village;
let players = 0;

beforeAll(async () => {
  game = await startGame(database.connection);
  line = await openSlowLine(game.port, 5);
  honest = await game.join<HubState>("honest", "village");
});
afterEach(async () => {
  // Whatever a test did: the room lives, and the honest player can talk and be seen.
  expect(await honest.request("interact", { target: "nobody" }).catch(reasonOf)).toEqual({
    code: "not-found",
  });
  expect(game.errors.splice(0)).toEqual([]);
});
afterAll(async () => {
  await line?.close();
  await game?.close();
});

const reasonOf = (error: unknown) => (error as { reason?: unknown }).reason ?? (error as Error).message;
const closeOf = (room: Village) => new Promise<number>((resolve) => room.onLeave((code) => resolve(code)));
const metric = async (name: string) =>
  (await game.registry.getSingleMetricAsString(name)).split("\n").slice(2);
const serverRoom = (room: Village) => matchMaker.getLocalRoomById(room.roomId) as HubRoom;

function enter(how: Parameters<TestGame["join"]>[2] = {}): Promise<Village> {
  players += 1;
  return game.join<HubState>(`player${players}`, "village", how);
}

/** A walk of the honest player, to see that nothing disturbs it. */
async function walk(steps: number): Promise<void> {
  const input = honest.input<MoveInput>();
  for (let step = 0; step < steps; step += 1) {
    Object.assign(input.data, { dx: step % 2 ? 100 : -100, dy: 0 });
    input.send();
    await sleep(10);
  }
}

test("refusals come as codes, whatever the payload; nothing else is told", async () => {
  const ask = (type: string, payload: unknown) => honest.request(type, payload).catch(reasonOf);
  for (const payload of [undefined, null, 7, "wave", [], {}, { emote: "dance" }, { emote: "wave", x: 1 }])
    expect(await ask("emote", payload)).toEqual({ code: "bad-request" });
  expect(await ask("interact", { target: "fisher" })).toEqual({ code: "too-far" });
  expect(await ask("cast", {})).toContain("no onMessage");
});

test("an error in a handler, a step or a timer is logged and ends neither the room nor the process", async () => {
  const server = serverRoom(honest);
  const broken = () => {
    throw new TypeError("a bug of ours");
  };
  Object.defineProperty(server, "step", { value: broken, configurable: true });
  await until(() => game.errors.length > 0);
  Reflect.deleteProperty(server, "step");
  server.clock.setTimeout(broken, 10);
  server.onMessage("broken", broken);
  server.onMessage("broken-later", async () => broken());
  honest.send("broken", {});
  honest.send("broken-later", {});
  const logged = (method: string) =>
    game.errors.filter((error) => (error as { method?: string }).method === method).length;
  await until(() => logged("onMessage") === 2 && logged("setTimeout") === 1);
  expect(logged("setFixedTimestep")).toBeGreaterThan(0);
  expect(await metric("room_errors_total")).toContain(`room_errors_total{room="hub"} ${game.errors.length}`);
  expect(JSON.stringify(game.errors)).toContain("a bug of ours");
  game.errors.length = 0;
});

test("malformed, mistyped and oversized frames leave the room and the others alone", async () => {
  let random = 7;
  const byte = () => {
    random = (Math.imul(random, 1_103_515_245) + 12_345) >>> 0;
    return random >>> 24;
  };
  let attacker = await enter();
  for (let round = 0; round < 180; round += 1) {
    if (!attacker.connection.isOpen) attacker = await enter();
    const kind = [13, 16, 17, 18, 19, 20, 21, byte()][round % 8] ?? 13;
    const flagged = round % 3 === 0 ? kind | (byte() & 0b1110_0000) : kind;
    attacker.connection.send(Uint8Array.from([flagged, ...Array.from({ length: byte() % 40 }, byte)]));
    if (round % 10 === 0) attacker.send("emote", { emote: { deep: [[[byte()]]] } });
    if (round % 10 === 5) attacker.send("__proto__", { emote: "wave" });
    if (round % 60 === 59) attacker.connection.send(new Uint8Array(20_000).fill(13));
    await sleep(2);
  }
  await walk(20);
  for (let player = 1; player <= players; player += 1) await game.rooms.seats.exit(`player${player}`);
  expect(honest.connection.isOpen).toBe(true);
});

test("more messages than an honest client sends within a second end its connection, and those of a stalled line do not", async () => {
  const [hasty, stalled] = [await enter(), await enter()];
  const closed = closeOf(hasty);
  const ping = Uint8Array.of(18);
  for (let sent = 0; sent < 300; sent += 1) stalled.connection.send(ping);
  for (let sent = 0; sent < 600; sent += 1) hasty.connection.send(ping);
  expect(await closed).toBe(CloseCode.WITH_ERROR);
  expect(stalled.connection.isOpen).toBe(true);
  await stalled.leave();
});

test.each([
  // A million: enough to be believed, and too few to harm a server that does.
  ["that claims to hold a million inputs", [0x94, 0xce, 0x40, 0x42, 0x0f, 0x00]],
  ["of a server", [14, 0x80, 1]],
  ["whose input goes on in another structure", [19, 0xff, 0]],
  ["over a channel that isn't", [20, 5, 0]],
])("a frame %s ends its connection before it is decoded", async (_name, frame) => {
  const room = await enter();
  const closed = closeOf(room);
  room.connection.send(Uint8Array.from(frame));
  expect(await Promise.race([closed, sleep(10_000, "still open")])).toBe(4002);
});

test("unknown types are counted and otherwise ignored: an old page is not thrown out for one", async () => {
  const room = await enter();
  room.send("something-of-yesterday", { x: 1 });
  const counted = 'room_messages_total{room="hub",type="unknown",outcome="ignored"} 1';
  await until(async () => (await metric("room_messages_total")).includes(counted));
  expect(room.connection.isOpen).toBe(true);
  await room.leave();
});

test("a burst of commands passes, a flood of them is told `too-fast`, a flood of frames is cut off", async () => {
  const room = await enter();
  const asked = Array.from({ length: 60 }, () =>
    room.request("interact", { target: "nobody" }).catch(reasonOf),
  );
  const codes = (await Promise.all(asked)).map((reason) => (reason as { code: string }).code);
  expect(codes.filter((code) => code === "not-found").length).toBeGreaterThanOrEqual(20);
  expect(codes.filter((code) => code === "too-fast").length).toBeGreaterThanOrEqual(30);
  expect(room.connection.isOpen).toBe(true);

  const closed = closeOf(room);
  for (let frame = 0; frame < 600; frame += 1) room.connection.send(Uint8Array.from([18]));
  expect(await closed).toBe(4002);
});

test("nine seconds of a stalled line, delivered at once, are no flood", async () => {
  const room = await enter();
  const input = room.input<MoveInput>();
  for (let step = 0; step < 9 * 20; step += 1) {
    Object.assign(input.data, { dx: step % 2 ? 50 : -50, dy: 0 });
    input.send();
  }
  await sleep(200);
  expect(room.connection.isOpen).toBe(true);
  await room.leave();
});

test("a client that does not read is cut off before it holds much memory, and the others notice nothing", async () => {
  const slow = await enter({ address: line.address });
  const server = serverRoom(slow);
  const client = server.clients.get(slow.sessionId)!;
  line.stall(true);
  const noise = "x".repeat(100_000);
  await until(async () => {
    if (server.clients.includes(client)) client.send("noise", noise);
    return (await metric("room_clients_cut_total")).some((text) => Number(text.split(" ")[1]) === 1);
  });
  // Sooner than the platform notices by itself that nobody answers.
  await until(() => !server.clients.includes(client), 1_000);
  await walk(10);
  await until(() => honest.state.players.get(slow.sessionId)?.online === false);
  line.cut();
  await game.rooms.seats.exit(`player${players}`);
});

test("a dropped player comes back to its place within the time, and the others see it away meanwhile", async () => {
  const room = await enter({ address: line.address, comesBack: true });
  const { sessionId } = room;
  await room.request("emote", { emote: "wave" });
  const before = await until(() => honest.state.players.get(sessionId));
  const back = new Promise<void>((resolve) => room.onReconnect(() => resolve()));
  line.setDown(true);
  await until(() => !before.online);
  line.setDown(false);
  await back;
  await until(() => before.online);
  expect(room.sessionId).toBe(sessionId);
  expect(await room.request("interact", { target: "nobody" }).catch(reasonOf)).toEqual({ code: "not-found" });
  const start = room.state.players.get(sessionId)!.x;
  const input = room.input<MoveInput>();
  Object.assign(input.data, { dx: 100, dy: 0 });
  input.send();
  await until(() => honest.state.players.get(sessionId)?.x === start + 10);
  await room.leave();
});

test("metrics count players, rooms, steps and messages, and name nobody", async () => {
  expect(await metric("room_clients")).toContain('room_clients{room="hub"} 1');
  expect(await metric("rooms")).toContain('rooms{room="hub"} 1');
  const messages = (await metric("room_messages_total")).join("\n");
  expect(messages).toContain('room_messages_total{room="hub",type="interact",outcome="not-found"}');
  expect(messages).not.toContain("honest");
  for (const name of ["room_step_late_seconds", "room_step_seconds"]) {
    const lines = await metric(name);
    expect(lines.find((text) => text.startsWith(`${name}_count`))).toMatch(/ \d{2,}$/);
  }
});

test("a room that nobody comes to any more ends, also after a seat that was never joined", async () => {
  await game.stand("fisher", { place: "lake", area: 1, x: 640, y: 250 });
  await game.seat("fisher", "lake");
  expect(await liveRooms("fishing")).toHaveLength(1);
  const room = await game.join("fisher", "lake", { takeover: true });
  await room.leave();
  await until(async () => (await liveRooms("fishing")).length === 0, 20_000);
  expect(await metric("rooms")).toContain('rooms{room="fishing"} 0');
});

test("when the event ends the players are told and the rooms close", async () => {
  const closed = closeOf(honest);
  game.season.stage = "sweepstake";
  expect(await closed).toBe(CLOSE_CODES.eventOver);
  await until(async () => (await liveRooms("hub")).length === 0);
  await expect(game.seat("honest", "village")).rejects.toMatchObject({ code: "closed" });
  game.season.stage = "event";
  honest = await game.join<HubState>("honest", "village");
});

test("a shutdown waits for what the rooms still store", async () => {
  const rooms = await Promise.all(["x", "y", "z"].map((name) => game.join<HubState>(name, "village")));
  const input = rooms[2]!.input<MoveInput>();
  Object.assign(input.data, { dx: 100, dy: 0 });
  input.send();
  const { x: start } = MAPS.village.spawns.get("start")!;
  const { sessionId } = rooms[2]!;
  await until(() => rooms[0]!.state.players.get(sessionId)?.x === start + 10);
  const codes = rooms.map(closeOf);
  const { lastPositions: store } = Reflect.get(serverRoom(honest), "services") as RoomServices;
  const write = store.write.bind(store);
  store.write = async (account, position) => {
    if (account === "y") await sleep(500);
    await write(account, position);
  };
  await game.close();
  for (const account of ["x", "y", "z"]) expect(await game.rooms.seats.whereIs(account)).toBeNull();
  expect(await Promise.all(codes)).toEqual([4001, 4001, 4001]);
  const places = database.connection.collection<{ _id: string; x: number }>("places");
  expect((await places.findOne({ _id: "z" }))?.x).toBe(start + 10);
  game = await startGame(database.connection);
  honest = await game.join<HubState>("honest", "village");
});

test("a shutdown waits for no seat that nobody took", async () => {
  await game.seat("absent", "village");
  const began = performance.now();
  await game.close();
  // Less than the time for which such a seat is kept, by so much that a busy machine does not matter.
  expect(performance.now() - began).toBeLessThan(8_000);
  game = await startGame(database.connection);
  honest = await game.join<HubState>("honest", "village");
});

test("whose line breaks again before the page has said that it is back keeps its place, by the token that it had", async () => {
  const room = await enter();
  const server = serverRoom(room);
  const [, token = ""] = room.reconnectionToken.split(":");
  const isOnline = () => server.state.players.get(room.sessionId)?.online;
  await room.leave(false);
  await until(() => isOnline() === false);
  for (let tries = 0; tries < 2; tries += 1) {
    const query = `sessionId=${room.sessionId}&reconnectionToken=${token}&skipHandshake=1`;
    const socket = new WebSocket(`${game.address}/${matchMaker.processId}/${room.roomId}?${query}`);
    // It says nothing, and so has not heard that it is back.
    await once(socket, "message");
    expect(isOnline()).toBe(true);
    socket.terminate();
    await until(() => isOnline() === false);
  }
  expect(server.seated().map(({ session }) => session)).toContain(room.sessionId);
  await server.evict(`player${players}`, CLOSE_CODES.moved);
  expect(server.state.players.has(room.sessionId)).toBe(false);
});
