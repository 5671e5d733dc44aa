import { EVENTS } from "../arena/events.ts";

/** What can happen in a step of a run beside `EVENTS`; `telegraph`, `announced` and `lands` are of mobs. */
export const HERO_EVENTS = {
  /** A minute begins: value is its number, from 0 on. */
  minute: EVENTS.own + 1,
  /** An elite or the golem comes: subject is the mob. */
  boss: EVENTS.own + 2,
  /** A weapon strikes: subject is the family's place in FAMILIES, value the direction. */
  strike: EVENTS.own + 3,
  /** A bomb goes off: value is its radius (units). */
  boom: EVENTS.own + 4,
  /** A mob dropped a coin, which counts at once. */
  coin: EVENTS.own + 5,
  /** The player's level rises: value is the new one. */
  level: EVENTS.own + 6,
  /** Cards are shown: value is how many offers follow. */
  cards: EVENTS.own + 7,
  /** The dice lie: value is the eyes. */
  die: EVENTS.own + 8,
  /** A card was taken: subject is its place, value its number of CARDS. */
  taken: EVENTS.own + 9,
  /** The fourth colour: the Grand Prism. */
  prism: EVENTS.own + 10,
  /** The run is over: value is one of ENDS. */
  ended: EVENTS.own + 11,
  /** The dice are rolled: the room answers with the order `rolled`. */
  rolls: EVENTS.own + 12,
} as const;
