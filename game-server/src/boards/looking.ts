import type { Board, BoardLine } from "@diamond-valley/schemas/boards/boards.ts";
import type { Drawn } from "./board-players.ts";
import { type Placed, standingOn, topOf } from "./look.ts";
import type { OrderIndex } from "./order-index.ts";
import type { Ranking } from "./ranking.ts";
import { createShared } from "./shared.ts";

/** How a board makes lines of places. */
export type DrawLines<Line> = (ranking: Ranking, places: readonly Placed[]) => Promise<Drawn<Line>[]>;

/** Looks at boards: their top is drawn once for all who look within a moment, the own neighbourhood for each. */
export function createLooking<Line extends BoardLine>(index: Pick<OrderIndex, "now">) {
  const tops = createShared<Drawn<Line>[]>();

  return async function look(
    board: string,
    week: number,
    account: string,
    draw: DrawLines<Line>,
  ): Promise<Board<Line>> {
    const ranking = await index.now();
    const { around, ...standing } = standingOn(ranking, board, account);
    const [best, near] = await Promise.all([
      tops(board, () => draw(ranking, topOf(ranking, board))),
      draw(ranking, around),
    ]);
    const seen = (lines: Drawn<Line>[]): Line[] =>
      lines.map(({ account: whose, line }) => ({ ...line, own: whose === account }) as Line);
    return { week, top: seen(best), around: seen(near), ...standing };
  };
}
