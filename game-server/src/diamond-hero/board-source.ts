import { pointsOf } from "../boards/points.ts";
import type { RankSource } from "../boards/ranking.ts";
import { readRanked } from "../boards/stamp.ts";
import type { Deps } from "../deps.ts";
import { type BoardDocument, type BoardRun, boardModel } from "./board-model.ts";

/** The weeks of the season, and 0 for all of it. */
const WEEKS = [0, 1, 2, 3, 4] as const;

/** The board of best runs that were begun in a week, or of all time for 0. */
export const boardOf = (week: number): string => `hero.${week}`;

/** A player's best run of a week, or of all time for 0. */
export const runIn = (line: BoardDocument, week: number): BoardRun | undefined =>
  week === 0 ? line : line.weeks?.[week];

/** The boards of best runs: of equal scores fewer runs until the best one stand above. */
export function heroSource({ connection }: Pick<Deps, "connection">): RankSource<BoardDocument> {
  const lines = boardModel.collection(connection);
  return {
    expected: () => lines.estimatedDocumentCount(),
    read: (since) => readRanked(lines, since, ["score", "plays", "weeks"]),
    playerOf: ({ _id }) => _id,
    boards: WEEKS.map(boardOf),
    points: (line) =>
      WEEKS.map((week) => {
        const run = runIn(line, week);
        return run ? pointsOf(run.score, run.plays ?? null) : 0;
      }),
  };
}
