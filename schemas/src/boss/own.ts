/** Where each of the game's own words stands in `world.own`. Damage given and taken stands in `world.tally`. */
export const OWN = {
  /** The golem's phase, from 1 on. */
  phase: 0,
  /** Ticks until the time is up. */
  left: 1,
  /** Close calls that count, and of all that the kernel has told those that were looked at. */
  closeCalls: 2,
  judged: 3,
  /** Tick of the player's last hit, plus one. */
  hurt: 4,
  /** Hearts that have appeared. */
  hearts: 5,
  /** How the fight ended: one of ENDS, 0 while it goes on. */
  end: 6,
} as const;
export const OWN_WORDS = 7;

/** How a fight ended, in the order of END_REASONS. */
export const ENDS = { won: 1, fallen: 2, time: 3, left: 4 } as const;
