/** Between two such notices there is as much time at least, ms: teams that are close change places often. */
const REST = 15 * 60_000;

/** Tells when the own team has moved up. */
export interface RankNews {
  /** Hears the rank of the own team as it is now; null where it is unknown. Answers the rank that is news, or null. */
  look(team: string, rank: number | null, now: number): number | null;
}

/**
 * A team has moved up where its rank is better than it was the last time that was told, or than it was at first. What it loses
 * meanwhile is not told, and counts from the next notice on. `now` is the time of any one clock, ms.
 */
export function createRankNews(): RankNews {
  let known: { team: string; rank: number } | null = null;
  let quietUntil = 0;
  return {
    look(team, rank, now) {
      if (rank === null) return null;
      if (known?.team !== team) {
        known = { team, rank };
        return null;
      }
      if (now < quietUntil) return null;
      const hasRisen = rank < known.rank;
      known = { team, rank };
      if (!hasRisen) return null;
      quietUntil = now + REST;
      return rank;
    },
  };
}
