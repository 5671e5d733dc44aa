import type { Board, BoardLine } from "@diamond-valley/schemas/boards/boards.ts";
import type { Text } from "../texts/texts.ts";

/** What of a board tells where its asker stands. */
interface Standing extends Pick<Board<BoardLine>, "players" | "percentile"> {
  readonly around: readonly Pick<BoardLine, "rank" | "own">[];
}

/** What a board says of the player's own place on it. */
export function standingOn({ around, players, percentile }: Standing, text: Text): string {
  const rank = around.find(({ own }) => own)?.rank;
  if (percentile === null || rank === undefined) return text("boards:own-none");
  // Nobody is behind whoever is alone.
  if (players === 1) return text("boards:alone");
  return text("boards:ahead", { rank, percentile, players });
}
