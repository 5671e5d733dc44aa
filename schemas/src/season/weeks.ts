/** The weeks of the season; 0 is what lies outside of them. */
export const SEASON_WEEKS = [1, 2, 3, 4] as const;
export type Week = 0 | (typeof SEASON_WEEKS)[number];
