import type { BoardOrder } from "./board-order.ts";
import { scoreOf } from "./points.ts";
import type { Ranking } from "./ranking.ts";

/** Lines at the top, and before and behind one's own (play.md 8). */
const TOP = 50;
const AROUND = 3;

/** Where somebody stands on a board. */
export interface Placed {
  readonly account: string;
  /** Equal ones share a rank: 1, 1, 3. */
  readonly rank: number;
  readonly score: number;
}

/** How somebody stands to all others of a board. */
export interface Standing {
  /** The own line with three before and behind it; empty without one. */
  readonly around: readonly Placed[];
  /** Players on the board, and the share of them that are behind, whole %; null without a line. */
  readonly players: number;
  readonly percentile: number | null;
}

function placed({ players }: Ranking, order: BoardOrder, from: number, to: number): Placed[] {
  return order.slice(from, to).map((player) => {
    const points = order.pointsOf(player);
    return { account: players.idOf(player), rank: order.above(points) + 1, score: scoreOf(points) };
  });
}

/** The best of a board. */
export const topOf = (ranking: Ranking, board: string): Placed[] =>
  placed(ranking, ranking.order(board), 0, TOP);

/** How an account stands on a board. */
export function standingOn(ranking: Ranking, board: string, account: string): Standing {
  const order = ranking.order(board);
  const player = ranking.players.find(account);
  const points = pointsOn(ranking, board, account);
  if (player === undefined || points === 0) return { around: [], players: order.size, percentile: null };
  const place = order.placeOf(player);
  return {
    around: placed(ranking, order, Math.max(0, place - AROUND), place + AROUND + 1),
    players: order.size,
    percentile: Math.floor((100 * order.below(points)) / order.size),
  };
}

/** The points of an account on a board, 0 where it is not on it. */
function pointsOn(ranking: Ranking, board: string, account: string): number {
  const player = ranking.players.find(account);
  return player === undefined ? 0 : ranking.order(board).pointsOf(player);
}

/** The rank of an account on a board, null where it is not on it. */
export function rankOn(ranking: Ranking, board: string, account: string): number | null {
  const points = pointsOn(ranking, board, account);
  return points > 0 ? ranking.order(board).above(points) + 1 : null;
}

/** The score of an account on a board, 0 where it is not on it. */
export const scoreOn = (ranking: Ranking, board: string, account: string): number =>
  scoreOf(pointsOn(ranking, board, account));
