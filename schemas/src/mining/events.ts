import { EVENTS } from "../arena/events.ts";

/** What can happen in a step of a mine beside `EVENTS`; `announced` and `lands` are of rocks. Subject is the vein. */
export const MINING_EVENTS = {
  /** A ring begins: value is the number of strikes that are done. */
  ring: EVENTS.own + 1,
  /** A strike is done, perfect or off: value is the number of strikes that are done with it. */
  perfect: EVENTS.own + 2,
  off: EVENTS.own + 3,
  /** The strike of the moment was broken off by a step, a dash or a hit. */
  broken: EVENTS.own + 4,
  /** The vein burst: value is the number of perfect strikes, 0 for failed ore. What came out is told by the push `burst`. */
  burst: EVENTS.own + 5,
  /** The spring healed: value is the health that it gave. */
  spring: EVENTS.own + 6,
} as const;
