/** The baby golem of the story, or the ink shadow of a week (spec 2 §4). */
export const KINDS = ["story", "weekly"] as const;
export type Kind = (typeof KINDS)[number];

/** The two boards of the weekly boss: with the strength that one has earned, or with the same for everybody. */
export const ARMS = ["own", "equal"] as const;
export type Arms = (typeof ARMS)[number];

/** How a fight ended: the golem was beaten, no health or no time was left, or the player went away. */
export const END_REASONS = ["won", "fallen", "time", "left"] as const;
export type EndReason = (typeof END_REASONS)[number];
