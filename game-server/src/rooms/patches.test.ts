import { setTimeout as sleep } from "node:timers/promises";
import type { HubState } from "@diamond-valley/schemas/hub/hub.ts";
import { packInputs } from "@diamond-valley/schemas/inputs/packed-inputs.ts";
import { TICK_RATE } from "@diamond-valley/schemas/protocol.ts";
import { WALK_SPEED } from "@diamond-valley/schemas/walking/walking.ts";
import type { Room } from "colyseus.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase } from "../testing/database.ts";
import { startGame, type TestGame, until } from "../testing/rooms.ts";
import { MAPS } from "./maps.ts";
import { framed } from "./patch-frames.ts";

const STEP = 1_000 / TICK_RATE;
const database = freshDatabase();
let game: TestGame;

beforeAll(async () => {
  game = await startGame(database.connection);
});
afterAll(() => game?.close());

type Village = Room<unknown, HubState>;

/** Counts the messages that the room's client gets from now on. */
function messagesTo(room: Village): { count: number } {
  const heard = { count: 0 };
  const { ws } = room.connection.transport as unknown as { ws: EventTarget };
  ws.addEventListener("message", () => {
    heard.count += 1;
  });
  return heard;
}

/** Sends a step of the world's time for each of `steps`. */
async function walk(room: Village, steps: number, dx: number, dy: number): Promise<void> {
  const input = room.input<{ dx: number; dy: number }>();
  const began = performance.now();
  for (let step = 0; step < steps; step += 1) {
    Object.assign(input.data, { dx, dy });
    input.send();
    await sleep(Math.max(0, began + (step + 1) * STEP - performance.now()));
  }
}

test("a walk is told ten times a second, and a room where all stand says nothing", async () => {
  const [ann, ben] = [
    await game.join<HubState>("ann", "village"),
    await game.join<HubState>("ben", "village"),
  ];
  await until(() => ben.state.players.size === 2);
  await sleep(300);
  const [toAnn, toBen] = [messagesTo(ann), messagesTo(ben)];
  const began = performance.now();
  for (let turn = 0; turn < 4; turn += 1) await walk(ann, 10, turn % 2 ? 100 : -100, 0);
  await walk(ann, 1, 0, 0);
  const seconds = (performance.now() - began) / 1_000;
  expect(toBen.count).toBeGreaterThan(6 * seconds);
  expect(toBen.count).toBeLessThanOrEqual(10 * seconds + 2);
  await sleep(500);
  [toAnn.count, toBen.count] = [0, 0];
  await sleep(1_000);
  expect([toAnn.count, toBen.count]).toEqual([0, 0]);
  await Promise.all([ann.leave(), ben.leave()]);
});

test("who pushes against a wall hears that its steps were taken, and nobody else hears of it", async () => {
  const village = MAPS.village;
  await game.stand("cat", { place: "village", area: 1, x: 0, y: Math.round(village.height / 2) });
  const [cat, dot] = [
    await game.join<HubState>("cat", "village"),
    await game.join<HubState>("dot", "village"),
  ];
  const me = cat.state.players.get(cat.sessionId)!;
  // Into whatever stops it, until it does.
  let stood = 0;
  for (let x = me.x; stood < 2; x = me.x) {
    await walk(cat, 10, -100, 0);
    await sleep(200);
    stood = me.x === x ? stood + 1 : 0;
  }
  const input = cat.input();
  await until(() => input.pendingCount === 0);
  const toDot = messagesTo(dot);
  const pushing = walk(cat, 20, -100, 0);
  await pushing;
  await until(() => input.pendingCount === 0);
  // Its legs move and stand still again: that much is told.
  expect(toDot.count).toBeLessThanOrEqual(4);
  await Promise.all([cat.leave(), dot.leave()]);
});

test("packed steps are walked one by one", async () => {
  const eve = await game.join<HubState>("eve", "village");
  const me = eve.state.players.get(eve.sessionId)!;
  const start = me.x;
  const first = Uint8Array.of(0x80, 0x9c, 0x81, 0);
  for (let pair = 0; pair < 3; pair += 1) {
    eve.connection.send(
      packInputs(pair === 0 ? [first, new Uint8Array()] : [new Uint8Array(), new Uint8Array()]),
    );
    await sleep(2 * STEP);
  }
  await until(() => start - me.x === (6 * WALK_SPEED) / TICK_RATE);
  await eve.leave();
});

test.each([
  ["that holds something else", [30, 1, 18]],
  ["that holds a field that isn't", [30, 2, 0x82, 1]],
  ["that is cut short", [30, 3, 0x80]],
  ["of nothing", [30]],
])("a packed message %s ends its connection", async (name, bytes) => {
  const room = await game.join<HubState>(`fay ${name}`, "village");
  const closed = new Promise<number>((resolve) => room.onLeave((code) => resolve(code)));
  room.connection.send(Uint8Array.from(bytes));
  expect(await closed).toBe(4002);
});

test.each([0, 100, 116, 117, 5_000, 70_000])("a patch of %d bytes is one whole frame", (length) => {
  const body = new Uint8Array(length).fill(7);
  const frame = Buffer.from(framed(15, 1_234.5, body)(77));
  const short = frame[1] ?? 0;
  const header = short < 126 ? 2 : short === 126 ? 4 : 10;
  const told = short < 126 ? short : short === 126 ? frame.readUInt16BE(2) : Number(frame.readBigUInt64BE(2));
  expect(frame[0]).toBe(0x82);
  expect(told).toBe(9 + length);
  expect(frame.length).toBe(header + told);
  expect(frame[header]).toBe(15 | 0x80);
  expect([frame.readUInt32LE(header + 1), frame.readUInt32LE(header + 5)]).toEqual([1_234, 77]);
  expect(frame.subarray(header + 9).equals(body)).toBe(true);
});

test("nothing went wrong unseen", () => {
  expect(game.errors).toEqual([]);
});
