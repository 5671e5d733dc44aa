import type { ArenaEvent } from "@diamond-valley/schemas/arena/events.ts";
import { TICK_RATE } from "@diamond-valley/schemas/protocol.ts";
import type { LiveTape } from "./live-tape.ts";

/** Ticks that are kept in hand, so that parts that come late are not seen as a stop. */
const IN_HAND = 2 * TICK_RATE;
/** Farther behind than this, ticks, it plays a little faster; and from here on it jumps. */
const FASTER_FROM = IN_HAND + 3 * TICK_RATE;
const JUMP_FROM = IN_HAND + 15 * TICK_RATE;
const FASTER = 1.2;
/** Longest time (ms) that is caught up with after a stall of the page. */
const CAUGHT_UP = 250;
/** How long a jump may keep the page at a time, ms. */
const SLICE = 45;

/** Plays a tape that grows, at the pace of who plays. */
export interface LivePlayer {
  /** The share (0..1) of the tick that has passed. */
  readonly share: number;
  /** Whether it jumps over what was missed. */
  readonly isCatchingUp: boolean;
  /** One frame, `delta` ms after the last: `stepped` hears of each step that is to be seen. Answers whether the world jumped. */
  frame(delta: number, stepped: (events: readonly ArenaEvent[]) => void): boolean;
}

/** `isOver` answers whether nothing more comes; `now` is the time of any one clock, ms. */
export function createLivePlayer(
  tape: LiveTape,
  isOver: () => boolean,
  now: () => number = () => performance.now(),
): LivePlayer {
  const { tick } = tape.world.clock;
  let due = 0;
  let isCatchingUp = false;
  /** Whether it waits until there is something in hand again. */
  let isDry = true;
  const behind = (): number => tape.length - tick[0]!;

  /** Goes on towards what is played now, for a slice; answers whether it is there. */
  const jump = (): boolean => {
    const until = now() + SLICE;
    while (behind() > IN_HAND) {
      tape.step();
      // The time is asked for seldom: that takes longer than a step of a world at its beginning.
      if (tick[0]! % 16 === 0 && now() >= until) return false;
    }
    return true;
  };

  return {
    get share() {
      return due;
    },
    get isCatchingUp() {
      return isCatchingUp;
    },
    frame(delta, stepped) {
      if (isCatchingUp || behind() > JUMP_FROM) {
        isCatchingUp = !jump();
        if (isCatchingUp) return false;
        due = 0;
        isDry = false;
        return true;
      }
      if (isDry && behind() < IN_HAND && !isOver()) return false;
      isDry = false;
      const pace = behind() > FASTER_FROM ? FASTER : 1;
      due += (Math.min(delta, CAUGHT_UP) * TICK_RATE * pace) / 1_000;
      for (; due >= 1; due -= 1) {
        if (behind() === 0) {
          due = 0;
          isDry = true;
          break;
        }
        stepped(tape.step());
      }
      return false;
    },
  };
}
