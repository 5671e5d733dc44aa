import type { World } from "../arena/world.ts";
import { HERBS_MAX } from "./tuning.ts";

/** Where each of the game's own words stands in `world.own`. Times are ticks. */
export const OWN = {
  /** One of PHASES. */
  phase: 0,
  /** The slime that is fought, 0 for none, and whether it is a king. */
  slime: 1,
  king: 2,
  /** Of the fight, and until somebody who is out gets up. */
  left: 3,
  out: 4,
  /** 1 while the player's connection is lost, and for how long it was in this fight. */
  away: 5,
  waited: 6,
  /** Fights that the room has given, and that are over; how the last one ended: one of ENDS. */
  given: 7,
  ended: 8,
  end: 9,
  /** Herbs that came out of the slime, and that were taken. */
  popped: 10,
  taken: 11,
  /** In calm mode: until the next blow by itself. */
  strike: 12,
  /** From here on the herbs that were taken: their numbers, plus FAILED for failed ones. They stay until the next fight. */
  log: 13,
} as const;
export const OWN_WORDS = OWN.log + HERBS_MAX;

/** What the player is at. */
export const PHASES = {
  walk: 0,
  fight: 1,
  /** The slime is beaten, and its herbs lie there. */
  gather: 2,
  /** No health is left: the fight is over, and the player sits there for a while. */
  out: 3,
} as const;

/** How a fight ended. */
export const ENDS = { won: 1, time: 2, fled: 3, fallen: 4 } as const;

/** Added to the number of a failed herb in the log. */
const FAILED = 16;

/** A herb that was taken. */
export interface TakenHerb {
  /** Which one of the slime's herbs it is, from 1 on; the last one is that of the win. */
  readonly number: number;
  /** Whether a glob fell on it. */
  readonly failed: boolean;
}

/** Notes a herb that was taken. */
export function logHerb({ own }: World, { number, failed }: TakenHerb): void {
  own[OWN.log + own[OWN.taken]!] = number + (failed ? FAILED : 0);
  own[OWN.taken]! += 1;
}

/** The herbs that were taken in the fight of the moment, or in the last one. */
export function herbsOf({ own }: World): TakenHerb[] {
  return Array.from({ length: own[OWN.taken]! }, (_, index) => {
    const entry = own[OWN.log + index]!;
    return { number: entry & (FAILED - 1), failed: entry >= FAILED };
  });
}
