import type { ArenaEvent } from "@diamond-valley/schemas/arena/events.ts";
import { OWN } from "@diamond-valley/schemas/diamond-hero/own.ts";
import { TICK_RATE } from "@diamond-valley/schemas/protocol.ts";
import type { Tape } from "../tape.ts";

/** How fast a run can be watched. */
export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a jump may keep the page at a time, ms: between two slices it lives on. */
const SLICE = 45;
/** Longest time (ms) that is caught up with after a stall: what was missed then is not raced through. */
const CAUGHT_UP = 250;
/** Ticks that are shown of an offer of cards before the choice that was made: nobody watches somebody think. */
const CARDS_SEEN = 24;

/** Plays a tape at the pace of the watcher. */
export interface TapePlayer {
  /** The share (0..1) of the tick that has passed. */
  readonly share: number;
  /** The minute that is gone to, null where the tape plays. */
  readonly seeking: number | null;
  /** One frame: plays on by `delta` ms; `stepped` hears of each step that is to be seen. Answers whether the world jumped. */
  frame(
    delta: number,
    how: { readonly speed: Speed; readonly paused: boolean },
    stepped: (events: readonly ArenaEvent[]) => void,
  ): boolean;
  /** Goes to the start of a minute. */
  seek(minute: number): void;
}

export function createTapePlayer(tape: Tape): TapePlayer {
  const { own } = tape.world;
  let due = 0;
  let seeking: number | null = null;
  let offered = 0;

  /** Ticks of an offer that nobody needs to see are passed over. */
  const passOver = (stepped: (events: readonly ArenaEvent[]) => void): void => {
    if (own[OWN.left] === 0) {
      offered = 0;
      return;
    }
    offered += 1;
    if (offered < CARDS_SEEN) return;
    while (own[OWN.left]! > 0 && !tape.isOver()) stepped(tape.step());
    offered = 0;
  };

  return {
    get share() {
      return due;
    },
    get seeking() {
      return seeking;
    },
    frame(delta, { speed, paused }, stepped) {
      if (seeking !== null) {
        const began = performance.now();
        if (!tape.advance(seeking, () => performance.now() - began < SLICE)) return false;
        tape.goTo(seeking);
        seeking = null;
        due = 0;
        return true;
      }
      if (paused) return false;
      due += (Math.min(delta, CAUGHT_UP) * TICK_RATE * speed) / 1_000;
      for (; due >= 1; due -= 1) {
        stepped(tape.step());
        passOver(stepped);
      }
      return false;
    },
    seek(minute) {
      seeking = minute;
      offered = 0;
    },
  };
}
