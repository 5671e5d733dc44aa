import { EVENTS } from "../arena/events.ts";

/** What can happen in a step of a flight beside `EVENTS`. */
export const DEEP_EVENTS = {
  /** A stage begins: value is its number, from 1 on. */
  stage: EVENTS.own + 1,
  /** A diamond appears: value is its number. `EVENTS.picked` tells that it is taken. */
  gem: EVENTS.own + 2,
  /** The flight is over: value is one of ENDS. */
  ended: EVENTS.own + 3,
} as const;
