import { EVENTS } from "../arena/events.ts";

/** What can happen in a step of a fight beside `EVENTS`; `struck`, `telegraph` and `lands` are of the golem. */
export const BOSS_EVENTS = {
  /** The golem enters a phase: value is its number. */
  phase: EVENTS.own + 1,
  /** A heart appears. `EVENTS.picked` tells that it is taken. */
  heart: EVENTS.own + 2,
  /** The fight is over: value is one of ENDS. */
  ended: EVENTS.own + 3,
} as const;
