import { EVENTS } from "../arena/events.ts";

/** What can happen in a step of a hunt beside `EVENTS`; `struck`, `telegraph` and `lands` are of the slime. */
export const HUNTING_EVENTS = {
  /** A fight begins: subject is the slime. */
  fight: EVENTS.own + 1,
  /** A herb popped out of the slime: subject is its number. Its colour follows with an order of the room. */
  popped: EVENTS.own + 2,
  /** A glob made the herb with this number a failed one. */
  spoiled: EVENTS.own + 3,
  /** A herb was taken: subject is its number, value 1 for a failed one. `EVENTS.picked` comes with it. */
  gathered: EVENTS.own + 4,
  /** The slime is beaten; its last herb lies there. */
  beaten: EVENTS.own + 5,
  /** The fight is over: subject is the slime, value one of ENDS. What it brought is the answer to `end`. */
  ended: EVENTS.own + 6,
  /** Whoever was out gets up. */
  up: EVENTS.own + 7,
} as const;
