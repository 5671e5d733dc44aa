import { setTimeout as sleep } from "node:timers/promises";
import type { HubState } from "@diamond-valley/schemas/hub/hub.ts";
import { isFree } from "@diamond-valley/schemas/maps/collision.ts";
import { TICK_RATE } from "@diamond-valley/schemas/protocol.ts";
import {
  type MoveInput,
  PREDICTED_FIELDS,
  stepWalker,
  WALK_SPEED,
  WALKER_RADIUS,
  type Walker,
} from "@diamond-valley/schemas/walking/walking.ts";
import { Predict, type Room } from "colyseus.js";
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { freshDatabase } from "../testing/database.ts";
import { startGame, type TestGame, until } from "../testing/rooms.ts";
import { openSlowLine, type SlowLine } from "../testing/slow-line.ts";
import { MAPS } from "./maps.ts";

const STEP = 1_000 / TICK_RATE;
const database = freshDatabase();
let game: TestGame;
let lines: SlowLine[];
let players = 0;

beforeAll(async () => {
  game = await startGame(database.connection);
  lines = [];
});
afterEach(async () => {
  for (const line of lines.splice(0)) await line.close();
});
afterAll(() => game?.close());

async function line(oneWay: number): Promise<SlowLine> {
  const opened = await openSlowLine(game.port, oneWay);
  lines.push(opened);
  return opened;
}

async function enter(how: { address?: string } = {}, at = MAPS.village.spawns.get("start")!) {
  players += 1;
  await game.stand(`walker${players}`, { place: "village", area: 1, x: at.x, y: at.y });
  const room = await game.join<HubState>(`walker${players}`, "village", how);
  return { room, me: room.state.players.get(room.sessionId)!, session: room.sessionId };
}

/** The player's own walker, predicted as the game does it; `frame` is what a frame of the browser would do. */
function predicted(room: Room<unknown, HubState>, me: Walker) {
  const predict = Predict.get(room);
  const input = room.input<MoveInput>();
  const own = predict.reconciler<Walker, MoveInput>(me, {
    input,
    fields: [...PREDICTED_FIELDS],
    step: ({ dt }, walker, command) => stepWalker(MAPS.village, walker, command, dt),
  });
  const frame = (dx: number, dy: number): number => {
    const due = predict.tick(performance.now());
    for (let step = 0; step < due; step += 1) {
      Object.assign(input.data, { dx, dy });
      input.send();
    }
    return due;
  };
  return { frame, state: own.state, input };
}

/** A push of the stick along which `steps` steps lead away from `start` without coming up against anything. */
function openWay(start: { x: number; y: number }, steps: number): { dx: number; dy: number } {
  for (let turn = 0; turn < 32; turn += 1) {
    const angle = (turn * Math.PI) / 16;
    const push = { dx: Math.round(100 * Math.cos(angle)), dy: Math.round(100 * Math.sin(angle)) };
    const walker = { ...start, facing: 0, walking: false };
    for (let step = 0; step < steps; step += 1) stepWalker(MAPS.village, walker, push, 1 / TICK_RATE);
    const way = Math.hypot(walker.x - start.x, walker.y - start.y);
    if (way > steps * (WALK_SPEED / TICK_RATE) * 0.8) return push;
  }
  throw new RangeError("the village is too narrow");
}

const at = ({ x, y }: { x: number; y: number }) => ({ x, y });

test("the first predicted step shows at once, and all steps end where the server ends, at 175 ms", async () => {
  const { address } = await line(87);
  const { room, me, session } = await enter({ address });
  const watcher = (await enter()).room;
  const own = predicted(room, me);
  const start = at(me);
  while (own.frame(100, 0) === 0) await sleep(5);
  expect(own.state.x).toBeGreaterThan(start.x);
  expect(at(me)).toEqual(start);
  for (const push of [100, 100, 60, -100] as const) {
    for (let frames = 0; frames < 30; frames += 1) {
      own.frame(push, push === 60 ? 80 : 0);
      await sleep(8);
    }
  }
  own.frame(0, 0);
  await until(() => own.frame(0, 0) > 0);
  await until(() => own.input.lastProcessed === own.input.sentCount);
  expect(at(own.state)).toEqual(at(me));
  await until(() => {
    const seen = watcher.state.players.get(session);
    return seen && seen.x === me.x && seen.y === me.y;
  });
  expect(at(me)).not.toEqual(start);
});

test("walls stop the walker, however long it pushes", async () => {
  const { room, me } = await enter();
  const input = room.input<MoveInput>();
  const places = new Set<string>();
  for (let step = 0; step < 80; step += 1) {
    Object.assign(input.data, { dx: 40, dy: -92 });
    input.send();
    await sleep(STEP);
    expect(isFree(MAPS.village, me.x, me.y, WALKER_RADIUS)).toBe(true);
    places.add(`${me.x},${me.y}`);
  }
  // It came up against something long before the way of four seconds was walked.
  expect(places.size).toBeLessThan(70);
});

test("a client that sends four inputs for each step moves no faster than the others", async () => {
  const { room, me } = await enter();
  const input = room.input<MoveInput>();
  const start = at(me);
  const push = openWay(start, 60);
  const began = performance.now();
  let last = 0;
  while (performance.now() - began < 1_500) {
    for (let count = 0; count < 4; count += 1) {
      Object.assign(input.data, push);
      input.send();
    }
    await sleep(STEP);
    last = Math.hypot(me.x - start.x, me.y - start.y);
    // What was saved up before, one second at most, may come on top.
    const seconds = (performance.now() - began) / 1_000;
    expect(last).toBeLessThanOrEqual(WALK_SPEED * (seconds * 1.02 + 1.1));
  }
  expect(last).toBeGreaterThan(WALK_SPEED);
});

test("inputs beyond the stick's reach are pulled back to it", async () => {
  const { room, me } = await enter();
  const input = room.input<MoveInput>();
  const start = at(me);
  Object.assign(input.data, { dx: -128, dy: 0 });
  input.send();
  await until(() => me.x !== start.x);
  await sleep(100);
  expect(start.x - me.x).toBe(WALK_SPEED / TICK_RATE);
});

test("what a stalled line brings at last is walked soon, by the player and in the others' eyes", async () => {
  const slow = await line(20);
  const { room, me, session } = await enter({ address: slow.address });
  const watcher = (await enter()).room;
  const own = predicted(room, me);
  const start = at(me);
  const seen = watcher.state.players.get(session)!;
  for (let frames = 0; frames < 60; frames += 1) {
    slow.stall(frames >= 10 && frames < 50);
    own.frame(frames < 55 ? -100 : 0, 0);
    await sleep(16);
  }
  // Frames go on in a browser, whatever the line does.
  const play = setInterval(() => own.frame(0, 0), 16);
  onTestFinished(() => clearInterval(play));
  await vi.waitFor(
    () => {
      expect(at(me)).toEqual(at(own.state));
      expect(at(seen)).toEqual(at(own.state));
      expect(start.x - me.x).toBeGreaterThanOrEqual(WALK_SPEED * 0.7);
    },
    { timeout: 10_000, interval: 20 },
  );
});

test("a walker whose player says nothing stands still", async () => {
  const { room, me } = await enter();
  const input = room.input<MoveInput>();
  Object.assign(input.data, { dx: -100, dy: 0 });
  input.send();
  await until(() => me.walking);
  await until(() => !me.walking);
  await room.leave();
});
