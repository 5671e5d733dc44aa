/** Where each of the game's own words stands in `world.own`. Times are ticks. */
export const OWN = {
  /** Until the flight is over; and until eyes fire again. */
  left: 0,
  beat: 1,
  /** The stage, from 1 on; 0 while one only walks. */
  stage: 2,
  /** Diamonds that have appeared, and where the last one did (units). */
  shown: 3,
  gemX: 4,
  gemY: 5,
  /** The diamonds that were taken, a bit each. */
  taken: 6,
  /** How it ended: one of ENDS, 0 while it goes on. */
  end: 7,
} as const;
export const OWN_WORDS = 8;

/** How a flight ended, in the order of END_REASONS; `gathered`: the door was open, and no diamond is missing any more. */
export const ENDS = { survived: 1, fallen: 2, left: 3, gathered: 4 } as const;

/** How a flight can end. */
export const END_REASONS = ["survived", "fallen", "left", "gathered"] as const;
export type EndReason = (typeof END_REASONS)[number];

/** The numbers of the diamonds in a set of bits, ascending. */
export function gemsIn(bits: number): number[] {
  const gems: number[] = [];
  for (let gem = 1; gem <= 30; gem += 1) if ((bits & (1 << (gem - 1))) !== 0) gems.push(gem);
  return gems;
}

/** The bits of some diamonds. */
export const bitsOf = (gems: readonly number[]): number =>
  gems.reduce((bits, gem) => bits | (1 << (gem - 1)), 0);
