import { HubState } from "@diamond-valley/schemas/hub/hub.ts";
import { PACKED_INPUTS } from "@diamond-valley/schemas/inputs/packed-inputs.ts";
import { buildWallGrid } from "@diamond-valley/schemas/maps/wall-grid.ts";
import { TICK_RATE } from "@diamond-valley/schemas/protocol.ts";
import { FACING, stepWalker, Walker } from "@diamond-valley/schemas/walking/walking.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Axes } from "../input/controls.ts";
import { joinOverWire } from "../net/server-wire.fixture.ts";
import { villageMap } from "../world/maps.fixture.ts";
import { predictWalkers } from "./predicted-walkers.ts";

const STEP = 1_000 / TICK_RATE;
const RIGHT: Axes = { dx: 100, dy: 0 };
const STILL: Axes = { dx: 0, dy: 0 };
/** The village without anything in the way. */
const field = { ...villageMap, walls: [], grid: buildWallGrid(villageMap.width, villageMap.height, []) };
const spawn = { x: 600, y: 600 };

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance", "Date"] }));
afterEach(() => void vi.useRealTimers());

/** How many steps the messages hold: each has a byte for its length. */
function stepsIn(messages: readonly Uint8Array[]): number {
  let steps = 0;
  for (const message of messages) {
    if (message[0] !== PACKED_INPUTS) continue;
    for (let at = 1; at < message.length; at += 1 + message[at]!) steps += 1;
  }
  return steps;
}

/** A village with the player and another walker, and what the player's page sees of it. */
function visit() {
  const state = new HubState();
  const standing = { ...spawn, facing: FACING.down, walking: false, bend: 0 };
  for (const session of ["me", "other"]) state.players.set(session, Object.assign(new Walker(), standing));
  const wire = joinOverWire(state, "me", TICK_RATE);
  let axes = STILL;
  const walkers = predictWalkers(wire.room, field, { axes: () => axes });
  const seen = (session: string) => walkers.pose(session, wire.room.state.players.get(session)!);
  return {
    wire,
    walkers,
    push: (next: Axes) => {
      axes = next;
    },
    /** Draws frames of 10 ms for the time of some steps. */
    play(steps: number) {
      for (let frame = 0; frame < (steps * STEP) / 10; frame += 1) {
        vi.advanceTimersByTime(10);
        walkers.tick(performance.now());
      }
    },
    me: () => seen("me"),
    other: () => seen("other"),
    serverOf: (session: string) => state.players.get(session)!,
  };
}

test("the own walker goes at once, before the server has said anything", () => {
  const { push, play, me } = visit();
  play(2);
  expect(me()).toMatchObject({ ...spawn, walking: false });
  push(RIGHT);
  play(6);
  expect(me().x).toBeGreaterThan(spawn.x + 30);
  expect(me()).toMatchObject({ y: spawn.y, facing: FACING.right, walking: true });
});

test("steps leave at the rate of the room, and nothing while the player stands", () => {
  const { wire, push, play } = visit();
  play(10);
  expect(stepsIn(wire.sent)).toBe(0);
  push(RIGHT);
  play(10);
  expect(stepsIn(wire.sent)).toBeGreaterThanOrEqual(9);
  expect(stepsIn(wire.sent)).toBeLessThanOrEqual(11);
  push(STILL);
  play(3);
  const stopped = stepsIn(wire.sent);
  play(10);
  expect(stepsIn(wire.sent)).toBe(stopped);
});

test("a frame that comes late sends all steps that became due meanwhile", () => {
  const { wire, walkers, push, play } = visit();
  push(RIGHT);
  play(4);
  const before = stepsIn(wire.sent);
  vi.advanceTimersByTime(4 * STEP);
  walkers.tick(performance.now());
  play(1);
  expect(stepsIn(wire.sent) - before).toBeGreaterThanOrEqual(4);
});

test("where the server agrees nothing jumps, however late its word is", () => {
  const { wire, push, play, me, serverOf } = visit();
  push(RIGHT);
  play(10);
  const before = me().x;
  // It has taken four of the steps so far.
  for (let step = 0; step < 4; step += 1) stepWalker(field, serverOf("me"), RIGHT, STEP / 1_000);
  wire.patch(4 * STEP, 4);
  expect(serverOf("me").x).toBeLessThan(before - 20);
  expect(Math.abs(me().x - before)).toBeLessThanOrEqual(10);
});

test("where the server knows better the own walker is put right, smoothly", () => {
  const { wire, push, play, me, serverOf } = visit();
  push(RIGHT);
  play(8);
  push(STILL);
  play(4);
  const before = me().x;
  expect(before).toBeGreaterThan(spawn.x + 50);
  // Nothing of it was walked, and no input is left that could be played again.
  serverOf("me").y = spawn.y + 4;
  wire.patch(12 * STEP, stepsIn(wire.sent));
  play(1);
  expect(me().x).toBeLessThan(before);
  expect(me().x).toBeGreaterThan(spawn.x);
  play(20);
  expect(me().x).toBeCloseTo(spawn.x, 0);
  expect(me().y).toBeCloseTo(spawn.y + 4, 0);
});

test("others stand where the state has them, and then walk behind what the patches say", () => {
  const { wire, play, other, serverOf } = visit();
  play(2);
  expect(other()).toEqual({ ...spawn, facing: FACING.down, walking: false });
  const drawn: number[] = [];
  for (let patch = 1; patch <= 12; patch += 1) {
    const walker = serverOf("other");
    for (let step = 0; step < 2; step += 1) stepWalker(field, walker, RIGHT, STEP / 1_000);
    wire.patch((2 + patch * 2) * STEP, 0);
    play(2);
    drawn.push(other().x);
  }
  expect(drawn.at(-1)).toBeGreaterThan(spawn.x + 100);
  expect(drawn.at(-1)).toBeLessThan(serverOf("other").x + 0.001);
  expect(drawn).toEqual(drawn.toSorted((a, b) => a - b));
  expect(other()).toMatchObject({ facing: FACING.right, walking: true });
});

test("whoever is disposed of follows nobody any more", () => {
  const { wire, walkers, play, other, serverOf } = visit();
  wire.patch(STEP, 0);
  play(4);
  walkers.dispose();
  serverOf("other").x += 100;
  wire.patch(6 * STEP, 0);
  vi.advanceTimersByTime(1_000);
  expect(other().x).toBe(spawn.x);
});

test("a step that waited for the next when the line broke is not sent on the next line", () => {
  const { wire, push, play } = visit();
  push(RIGHT);
  play(1);
  while (stepsIn(wire.sent) % 2 === 1) play(1);
  play(1);
  const before = stepsIn(wire.sent);
  wire.reconnect();
  wire.sent.length = 0;
  push(STILL);
  play(2);
  expect(before).toBeGreaterThan(0);
  expect(stepsIn(wire.sent)).toBe(1);
});
