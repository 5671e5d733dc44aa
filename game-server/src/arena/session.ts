import { needsWord, secondOf, wordsDue } from "@diamond-valley/schemas/arena/entropy.ts";
import { hasAnnounced } from "@diamond-valley/schemas/arena/events.ts";
import type { ToldSpan } from "@diamond-valley/schemas/arena/messages.ts";
import {
  emptyRecording,
  frameOf,
  type Recording,
  recordInput,
} from "@diamond-valley/schemas/arena/recording.ts";
import type { Report } from "@diamond-valley/schemas/arena/report.ts";
import type { ArenaRules, ArenaSetup } from "@diamond-valley/schemas/arena/rules.ts";
import { checksum, decodeSnapshot, encodeSnapshot } from "@diamond-valley/schemas/arena/snapshot.ts";
import { type Order, step } from "@diamond-valley/schemas/arena/step.ts";
import { createWorld, type World } from "@diamond-valley/schemas/arena/world.ts";
import { RECONNECT_SECONDS, TICK_RATE } from "@diamond-valley/schemas/protocol.ts";
import type { CarriedWorld } from "../rooms/carried.ts";
import { createBorrowedTime } from "./borrowed-time.ts";
import { createLateInputs } from "./late-inputs.ts";

/** Ticks that a client's inputs may be behind time; what is older is decided without them. */
export const LAG_MAX = 40;
/** Ticks that a client may tell of before their time; more would only fill the memory. */
const AHEAD_MAX = 2 * LAG_MAX;
/** Ticks from one report of the whole world to the next, to a client that stays behind. */
const WORLD_EVERY = 10;
/** Ticks of a freeze: as long as a dropped player's place is held. */
const FREEZE_MAX = RECONNECT_SECONDS * TICK_RATE;

export interface SessionParts {
  readonly rules: ArenaRules;
  readonly setup: ArenaSetup;
  /** A fresh unpredictable 32-bit number. */
  readonly seed: () => number;
  /** Whether the world waits once for a dropped player; one whose place others see goes on. */
  readonly freezes: boolean;
  readonly report: (report: Report) => void;
  /** Called behind each step of the world, whose events are those of that step. */
  readonly stepped?: () => void;
  /** What another room played so far: the world waits until the player asks for it, for as long as it says. */
  readonly from?: CarriedWorld;
}

/**
 * The server's half of one player's world. It steps as inputs arrive, never ahead of time, and at most LAG_MAX ticks
 * behind it: then it goes on with an idle input, as it does for inputs that are late too often (late-inputs.ts), or late
 * whenever something threatens (borrowed-time.ts). Only what happens in this world counts.
 */
export interface Session {
  readonly world: World;
  /** Inputs and entropy so far: the evidence. */
  readonly recording: Recording;
  /** Ticks that were decided without the client. */
  readonly forced: number;
  /** Takes what a client sent; what it says about ticks that were decided already is passed over. */
  take(span: ToldSpan): void;
  /** Lets a tick of time pass. */
  advance(): void;
  /** A decision of the room: it enters the world `lead` ticks from now, so that it is there before its tick is. */
  order(code: number, value: number, lead: number): void;
  /** The last decision of the room: it enters the world at once, with one step more, whatever the client still tells. */
  finish(code: number, value: number): void;
  drop(): void;
  /** The player is sent on: the world waits for up to 30 s, and that is not the wait that a dropped player has once. */
  hold(): void;
  /** All of it, for another room to go on. A dropped player's one wait goes along: whoever reloads again and again gets no other. */
  carried(): CarriedWorld;
  /** The player is back: reports the whole world. */
  resume(): void;
  /** Reports the whole world: the client's is another, or gone. */
  resync(): void;
}

export function createSession({ rules, setup, seed, freezes, report, stepped, from }: SessionParts): Session {
  const world = from
    ? decodeSnapshot(rules, setup, Buffer.from(from.snapshot, "base64"))
    : createWorld(rules, setup);
  const { tick } = world.clock;
  const recording = from?.recording ?? emptyRecording();
  /** Inputs from the world's tick on, and by how many ticks the end of what told them was behind time. */
  const waiting: { input: number; behind: number }[] = [];
  const late = createLateInputs(from?.lateLeft);
  const borrowed = createBorrowedTime(from?.borrowed);
  let time = from?.time ?? 0;
  let forced = from?.forced ?? 0;
  /** Tick of the last checksum. */
  let sumTold = tick[0]!;
  /** Ticks of freeze that are left, and whether it is going on. */
  let thaw = from?.thaw ?? (freezes ? FREEZE_MAX : 0);
  let isFrozen = false;
  /** Ticks for which the world waits on its way from one room to another. */
  let held = from?.wait ?? 0;
  let wordsTold = 0;
  /** Whether the client's world is another by now, and when it was last told of this one. */
  let isStale = false;
  let worldTold = 0;
  let fresh: Order[] = [];

  /** Words are drawn when they are due to be told, and not before: what nobody has drawn nobody can tell. */
  function drawWords(): void {
    while (recording.words.length < wordsDue(tick[0]!)) recording.words.push(seed());
  }

  /** The words from this second on, which are told now. */
  function wordsFrom(first: number): number[] {
    drawWords();
    wordsTold = recording.words.length;
    return recording.words.slice(first);
  }

  function tellWorld(): void {
    const first = secondOf(tick[0]!);
    const orders = recording.orders.filter((order) => order.tick >= tick[0]!);
    const snapshot = encodeSnapshot(world);
    fresh = [];
    isStale = false;
    worldTold = time;
    report({ tick: tick[0]!, time, first, words: wordsFrom(first), orders, sum: null, snapshot });
  }

  /** What is due: new words and orders, and the checksum of each second. */
  function tellNews(): void {
    // Not while the client's world is another, which is known.
    const isSecond = tick[0]! >= sumTold + TICK_RATE && tick[0]! % TICK_RATE === 0 && !isStale;
    if (!isSecond && fresh.length === 0 && wordsTold >= wordsDue(tick[0]!)) return;
    const first = wordsTold;
    const [orders, words] = [fresh, wordsFrom(first)];
    fresh = [];
    if (isSecond) sumTold = tick[0]!;
    report({
      tick: tick[0]!,
      time,
      first,
      words,
      orders,
      sum: isSecond ? checksum(world) : null,
      snapshot: null,
    });
  }

  function stepOnce(input: number): void {
    if (needsWord(tick[0]!)) drawWords();
    step(world, frameOf(recording, tick[0]!, input));
    recordInput(recording, input);
    stepped?.();
  }

  /** Decides a tick without the client: its world is another then. */
  function stepWithout(): void {
    stepOnce(0);
    forced += 1;
    isStale = true;
  }

  function stepOwn(): void {
    while (waiting.length > 0 && tick[0]! < time) {
      const { input, behind } = waiting.shift()!;
      if (late.accepts(time - tick[0]!) && borrowed.accepts(behind)) stepOnce(input);
      else stepWithout();
      borrowed.decided(behind, hasAnnounced(world.events));
      tellNews();
    }
  }

  /** Decides what is too old without the client. It is told of it when it speaks again: until then nobody listens. */
  function force(): void {
    while (tick[0]! < time - LAG_MAX) {
      stepWithout();
      borrowed.silent();
    }
  }

  return {
    world,
    recording,
    get forced() {
      return forced;
    },
    take({ at, input, ticks }) {
      // Behind a gap nothing can be decided: the client tells it again when it gets the world.
      if (at > tick[0]! + waiting.length) isStale = true;
      const behind = time - (at + ticks);
      for (let told = at; told < at + ticks && waiting.length < AHEAD_MAX; told += 1)
        if (told === tick[0]! + waiting.length) waiting.push({ input, behind });
      stepOwn();
      if (isStale && time >= worldTold + WORLD_EVERY) tellWorld();
    },
    advance() {
      if (held > 0) {
        held -= 1;
        return;
      }
      if (isFrozen && thaw > 0) {
        thaw -= 1;
        return;
      }
      time += 1;
      stepOwn();
      force();
      // Before the first input came nothing is known of the line.
      if (tick[0]! > 0) late.pass(time - tick[0]!);
      tellNews();
    },
    order(code, value, lead) {
      const order = { tick: Math.max(tick[0]!, time) + lead, code, value };
      recording.orders.push(order);
      recording.orders.sort((a, b) => a.tick - b.tick);
      fresh.push(order);
      tellNews();
    },
    finish(code, value) {
      recording.orders.push({ tick: tick[0]!, code, value });
      recording.orders.sort((a, b) => a.tick - b.tick);
      stepOnce(0);
    },
    drop() {
      isFrozen = freezes;
    },
    hold() {
      held = FREEZE_MAX;
    },
    carried: () => ({
      time,
      thaw: isFrozen && held === 0 ? 0 : thaw,
      wait: held > 0 ? FREEZE_MAX : isFrozen ? thaw : 0,
      forced,
      lateLeft: late.left,
      borrowed: borrowed.borrowed,
      recording,
      snapshot: Buffer.from(encodeSnapshot(world)).toString("base64"),
    }),
    resume() {
      isFrozen = false;
      held = thaw = 0;
      tellWorld();
    },
    resync() {
      held = 0;
      tellWorld();
    },
  };
}
