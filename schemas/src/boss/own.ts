/** Where each of the game's own words stands in `world.own`. Times are ticks. */
export const OWN = {
  /** The golem's phase, from 1 on. */
  phase: 0,
  /** Until the time is up. */
  left: 1,
  /** Damage that the golem took, and that the player took. */
  dealt: 2,
  taken: 3,
  closeCalls: 4,
  /** Hearts that have appeared. */
  hearts: 5,
  /** How the fight ended: one of ENDS, 0 while it goes on. */
  end: 6,
} as const;

/** How a fight ended, in the order of END_REASONS. */
export const ENDS = { won: 1, fallen: 2, time: 3, left: 4 } as const;
