import { TICK_RATE } from "@diamond-valley/schemas/protocol.ts";

/** Seconds whose least lag is taken for a line's own. */
const USUAL_SECONDS = 5;
/** Ticks beyond the usual lag that cost nothing: what inputs wait to be told together, and an uneven line. */
const SLACK = 8;
/** Ticks that may be decided by inputs later than that, and how many ticks of time earn one more. */
const MOST = 3 * TICK_RATE;
const EARNED_IN = TICK_RATE;

/**
 * How many of a client's inputs may be late. A line that stalls now and then is let through; a page that slows its world
 * while something threatens and catches up afterwards would win time to react, and soon has no more late inputs.
 */
export interface LateInputs {
  /** Whether an input that is decided `lag` ticks behind time still counts; one that is late is counted. */
  accepts(lag: number): boolean;
  /** A tick of time has passed, and the world is `lag` ticks behind it. */
  pass(lag: number): void;
  /** How many more may be late. */
  readonly left: number;
}

/** `left` of an attempt that goes on from another room: who changes seats earns no others. */
export function createLateInputs(left = MOST): LateInputs {
  /** The least lag of each of the last seconds, of the present one first. */
  const least: number[] = [];
  let ticks = 0;

  return {
    get left() {
      return left;
    },
    accepts(lag) {
      if (least.length === 0 || lag <= Math.min(...least) + SLACK) return true;
      if (left === 0) return false;
      left -= 1;
      return true;
    },
    pass(lag) {
      if (ticks % TICK_RATE === 0) least.unshift(lag);
      else least[0] = Math.min(least[0]!, lag);
      if (least.length > USUAL_SECONDS) least.pop();
      ticks += 1;
      if (ticks % EARNED_IN === 0) left = Math.min(MOST, left + 1);
    },
  };
}
