/** Attempts below this number are told apart; more count as so many. */
const ATTEMPTS = 4_096;
/** The most that fits beside the attempts: no score comes near. */
const MOST = 2 ** 32 / ATTEMPTS - 1;

/**
 * What a score is worth on a board, as `BoardOrder` takes it: of equal scores fewer attempts are worth more, and attempts that are
 * not known nothing. 0 for a score of 0.
 */
export function pointsOf(score: number, attempts: number | null): number {
  if (score <= 0) return 0;
  return Math.min(MOST, score) * ATTEMPTS + ATTEMPTS - 1 - Math.min(ATTEMPTS - 1, attempts ?? ATTEMPTS);
}

/** The score of so many points. */
export const scoreOf = (points: number): number => Math.floor(points / ATTEMPTS);
