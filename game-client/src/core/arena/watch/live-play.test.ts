import { IDLE, packInput } from "@diamond-valley/schemas/arena/input.ts";
import {
  emptyRecording,
  playRecording,
  type Recording,
  recordInput,
} from "@diamond-valley/schemas/arena/recording.ts";
import { checksum } from "@diamond-valley/schemas/arena/snapshot.ts";
import { TOY_FIELDS, TOY_RULES, toySetup } from "@diamond-valley/schemas/arena/toy-rules.fixture.ts";
import { cutRecording } from "@diamond-valley/schemas/arena/watching.ts";
import { createWorld } from "@diamond-valley/schemas/arena/world.ts";
import { TICK_RATE } from "@diamond-valley/schemas/protocol.ts";
import { expect, test } from "vitest";
import { createLivePlayer } from "./live-player.ts";
import { createLiveTape } from "./live-tape.ts";

const SETUP = toySetup(TOY_FIELDS.open, 30);
const FRAME = 1_000 / 60;

/** A play of so many seconds, in which the player turns about. */
function played(seconds: number): Recording {
  const recording = emptyRecording();
  for (let second = 0; second < seconds; second += 1) {
    recording.words.push(second * 7_919);
    recordInput(recording, packInput({ ...IDLE, pace: 3, move: (second * 67) & 255 }), TICK_RATE - 3);
    recordInput(recording, 0, 3);
  }
  return recording;
}

/** A player of a tape that knows the first `known` ticks of a play. */
function watch(recording: Recording, known: number) {
  const tape = createLiveTape(TOY_RULES, SETUP);
  tape.append(cutRecording(recording, 0, known));
  const state = { isOver: false, seen: 0 };
  const player = createLivePlayer(
    tape,
    () => state.isOver,
    () => 0,
  );
  const { tick } = tape.world.clock;
  /** Lets so much time pass, ms; answers whether the world jumped. */
  const pass = (ms: number): boolean => {
    const stepped = (): void => {
      state.seen += 1;
    };
    let jumped = false;
    for (let time = 0; time < ms; time += FRAME) jumped = player.frame(FRAME, stepped) || jumped;
    return jumped;
  };
  return { tape, player, state, pass, tick: () => tick[0]! };
}

test("a tape that grew part by part plays the world that was played", () => {
  const recording = played(9);
  const tape = createLiveTape(TOY_RULES, SETUP);
  for (const [from, to] of [
    [0, 7],
    [7, 60],
    [60, 61],
    [61, 180],
  ] as const) {
    tape.append(cutRecording(recording, from, to));
    while (tape.world.clock.tick[0]! < to) tape.step();
    expect(tape.step()).toEqual([]);
  }
  const world = createWorld(TOY_RULES, SETUP);
  playRecording(world, recording);
  expect(checksum(tape.world)).toBe(checksum(world));
});

test("it begins with two seconds in hand, and goes on at the pace of play", () => {
  const recording = played(30);
  const { tape, pass, tick } = watch(recording, 39);
  pass(1_000);
  expect(tick()).toBe(0);
  tape.append(cutRecording(recording, 39, 80));
  pass(1_000);
  expect(tick()).toBeGreaterThanOrEqual(19);
  expect(tick()).toBeLessThanOrEqual(21);
});

test("it waits where no more is known, and then until there is something in hand again", () => {
  const recording = played(30);
  const { tape, pass, tick } = watch(recording, 45);
  pass(4_000);
  expect(tick()).toBe(45);
  tape.append(cutRecording(recording, 45, 60));
  pass(1_000);
  expect(tick()).toBe(45);
  tape.append(cutRecording(recording, 60, 100));
  pass(500);
  expect(tick()).toBeGreaterThan(50);
});

test("the end is played out", () => {
  const { state, pass, tick } = watch(played(1), 20);
  pass(2_000);
  expect(tick()).toBe(0);
  state.isOver = true;
  pass(1_500);
  expect(tick()).toBe(20);
});

test("whoever comes late jumps to what is played now, and sees no step of that", () => {
  const recording = played(60);
  const { player, state, pass, tick } = watch(recording, 1_000);
  expect(pass(FRAME)).toBe(true);
  expect(player.isCatchingUp).toBe(false);
  expect([tick(), state.seen]).toEqual([960, 0]);
});

test("a little behind it plays faster, until it is not", () => {
  const recording = played(60);
  const { tape, pass, tick } = watch(recording, 150);
  pass(1_000);
  expect(tick()).toBeGreaterThanOrEqual(23);
  tape.append(cutRecording(recording, 150, 160));
  pass(10_000);
  expect(tick()).toBe(160);
});
