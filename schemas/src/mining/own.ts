import type { World } from "../arena/world.ts";

/** Where each of the game's own words stands in `world.own`. Times are ticks. */
export const OWN = {
  /** The vein that the player holds, 0 for none. */
  vein: 0,
  /** Since the present ring began, plus one; 0 for no ring. */
  ring: 1,
  /** Strikes that are done, and without a strike since when. */
  strikes: 2,
  idle: 3,
  /** Until the next rock, and until the spring heals again. */
  rock: 4,
  spring: 5,
  /** 1 while the player's connection is lost: no rocks then. */
  away: 6,
  /** Veins that the room has given, and that have burst. */
  given: 7,
  burst: 8,
  /** The vein that burst last; its strikes stand in the log until another one is given. */
  last: 9,
  /** From here on the strikes: 0 for one that isn't done, MISSED, or how late it was pressed plus ON_TIME. */
  log: 10,
} as const;

/** The most strikes that a vein takes. */
const STRIKES_MAX = 3;
export const OWN_WORDS = OWN.log + STRIKES_MAX;

/** A strike whose ring was let pass, and one that was pressed in the very tick of the ring's closing. */
export const MISSED = 1;
export const ON_TIME = 100;

/** The strikes on the vein of the moment, or on the last one: see `VeinInputs.strikes`. */
export function strikesOf({ own }: World): (number | null)[] {
  return Array.from({ length: own[OWN.strikes]! }, (_, index) => {
    const entry = own[OWN.log + index]!;
    return entry === MISSED ? null : entry - ON_TIME;
  });
}
