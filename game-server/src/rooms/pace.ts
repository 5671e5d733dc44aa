/** Steps that may be saved up while a player's line is silent: what is late is walked when it comes, no more. */
const SAVED_MAX = 20;
/** Steps of one player for each step of the world, so that catching up looks like hurrying and not like a jump. */
const AT_ONCE = 3;
/** Inputs that may wait beyond what was earned. More would only make the player late for everybody, and stay so. */
const BACKLOG_MAX = 4;
/** A player's clock may run this much fast before its inputs pile up. */
const DRIFT = 1.01;
/** A line that is silent no more often in a row than this is uneven; one that is silent longer has stalled or stopped. */
const UNEVEN = 2;

/**
 * How many inputs of one player may be walked. It earns steps as time passes, so a client that sends more inputs than
 * time allows walks no farther than the others.
 */
export interface Pace {
  /** Steps earned and not walked. */
  saved: number;
  /** Room time until which steps were earned, ms. */
  earned: number;
  /** How often in a row no input was there. */
  silent: number;
  /** Inputs that are left waiting, so that an uneven line does not show as stopping and hurrying. */
  reserve: number;
}

/** The pace of a player who just came: one step at once. `now` is room time, ms. */
export const startPace = (now: number): Pace => ({ saved: 1, earned: now, silent: 0, reserve: 0 });

/**
 * What to do with `waiting` inputs now: drop the oldest `dropped`, for which time will not suffice any more, then walk
 * `walked`. Both are taken off the pace. `now` and `stepMs` in ms; `steps` of the world are made at a time.
 */
export function stepsDue(
  pace: Pace,
  now: number,
  stepMs: number,
  waiting: number,
  steps = 1,
): { dropped: number; walked: number } {
  pace.saved = Math.min(SAVED_MAX, pace.saved + ((now - pace.earned) / stepMs) * DRIFT);
  pace.earned = now;
  if (waiting === 0) {
    pace.silent += 1;
    return { dropped: 0, walked: 0 };
  }
  if (pace.silent > 0) pace.reserve = pace.silent <= UNEVEN ? steps : 0;
  // Half of what a step needs shows the same as none: what is left then comes with the next, and so does every other.
  else if (waiting < steps) pace.reserve = Math.max(pace.reserve, steps - waiting);
  pace.silent = 0;
  const earned = Math.floor(pace.saved);
  const dropped = Math.max(0, waiting - earned - BACKLOG_MAX);
  const left = waiting - dropped;
  const wanted = Math.max(Math.min(left, steps), left - pace.reserve);
  const walked = Math.min(wanted, AT_ONCE * steps, earned);
  pace.saved -= walked;
  return { dropped, walked };
}
