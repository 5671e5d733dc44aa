/** How many players of a board have how many points. */
export interface ScoreCounts {
  readonly players: number;
  /** Players with more points. */
  above(score: number): number;
  /** Players with fewer points. */
  below(score: number): number;
}

/** Counts of scores, each named once, in any order. */
export function countsOf(groups: readonly (readonly [score: number, players: number])[]): ScoreCounts {
  const sorted = groups.toSorted(([one], [other]) => one - other);
  const scores = Float64Array.from(sorted, ([score]) => score);
  /** Players with fewer points than each of the scores, and all of them at the end. */
  const fewer = new Float64Array(sorted.length + 1);
  for (const [index, [, players]] of sorted.entries()) fewer[index + 1] = fewer[index]! + players;
  const players = fewer.at(-1)!;

  /** The place of the first score that is at least `score`, or more than it. */
  function placeOf(score: number, isMore: boolean): number {
    let [low, high] = [0, scores.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isMore ? scores[middle]! <= score : scores[middle]! < score) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    players,
    above: (score) => players - fewer[placeOf(score, true)]!,
    below: (score) => fewer[placeOf(score, false)]!,
  };
}

/**
 * The ranks of scores that stand below each other somewhere on a board: one more than there are players with more points. Equal
 * scores share a rank; counts that are a little old give no two others the same.
 */
export function ranksBy(scores: readonly number[], counts: Pick<ScoreCounts, "above">): number[] {
  const ranks: number[] = [];
  let since = 0;
  for (const [index, score] of scores.entries()) {
    if (index > 0 && score === scores[index - 1]) {
      ranks.push(ranks[index - 1]!);
      continue;
    }
    const least = index === 0 ? 1 : ranks[index - 1]! + index - since;
    ranks.push(Math.max(least, counts.above(score) + 1));
    since = index;
  }
  return ranks;
}
