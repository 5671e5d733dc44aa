import type { mongo } from "mongoose";
import { createRecounted } from "./recounted.ts";
import { countsOf, type ScoreCounts } from "./score-counts.ts";

/** A board with no more players is counted anew whenever somebody looks. */
const FEW = 1_000;

export interface StandingsParts<Line extends mongo.Document> {
  lines: mongo.Collection<Line>;
  /** Which documents are lines of the board; all of them where it isn't said. */
  filter?: mongo.Filter<Line>;
  /** The number that lines are ranked by, as an expression of an aggregation: `$score` where it isn't said. */
  rankedBy?: unknown;
  /** The index of the board's order, which holds all that the number is made of: counting reads nothing else. */
  index: mongo.IndexSpecification & mongo.Hint;
  few?: number;
  /** Clock, ms. */
  now?: () => number;
}

/** How the scores of a board are spread. */
export interface Standings {
  /**
   * The counts of all scores: exact on a small board, and as old as some minutes at most on one of a million players. To
   * count who is better for each look at a board would read half of its index each time.
   */
  counts(): Promise<ScoreCounts>;
}

/** Counts the scores of a board, for all who look at it in this process. Writing a line costs nothing more. */
export function createStandings<Line extends mongo.Document>({
  lines,
  filter = {},
  rankedBy = "$score",
  index,
  few = FEW,
  now = () => performance.now(),
}: StandingsParts<Line>): Standings {
  async function read(): Promise<ScoreCounts> {
    const groups = await lines
      .aggregate<{ _id: number; players: number }>(
        [{ $match: filter }, { $group: { _id: rankedBy, players: { $sum: 1 } } }],
        { hint: index },
      )
      .toArray();
    return countsOf(groups.map(({ _id, players }) => [_id, players]));
  }

  const counted = createRecounted(read, { now });

  return {
    async counts() {
      const known = counted.known();
      if (known) return known;
      const isSmall = (await lines.countDocuments(filter, { limit: few + 1, hint: index })) <= few;
      // Somebody else may have counted meanwhile.
      return counted.known() ?? (isSmall ? read() : counted.count());
    },
  };
}
