import * as z from "zod/mini";
import content from "../../content/titles.json" with { type: "json" };

/** The boards whose ranks give titles. */
const TITLED = ["kind", "boss", "hero"] as const;
export type TitledBoard = (typeof TITLED)[number];

/** What the first ranks of a week's boards wear in the next week (`content/titles.json`): a rank pays a title and a frame, and no diamonds (play.md 8). */
export const TITLES = z
  .strictObject({
    /** The last rank that has a title. */
    ranks: z.int().check(z.minimum(1), z.maximum(3)),
    /** Who has several titles wears that of the first board named here, of equal ranks; a better rank counts more. */
    boards: z.array(z.enum(TITLED)).check(z.minLength(1)),
  })
  .parse(content);

/** A title: of which board, and which rank it was. */
export interface Title {
  readonly board: TitledBoard;
  readonly rank: number;
}

/** The title of somebody with these ranks on last week's boards, null where there is none; null without a rank that has one. */
export function titleOf(rankOn: (board: TitledBoard) => number | null): Title | null {
  const won = TITLES.boards.flatMap((board): Title[] => {
    const rank = rankOn(board);
    return rank !== null && rank <= TITLES.ranks ? [{ board, rank }] : [];
  });
  return won.toSorted((one, other) => one.rank - other.rank)[0] ?? null;
}
