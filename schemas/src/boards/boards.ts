import * as z from "zod/mini";
import { ARMS } from "../boss/kinds.ts";
import type { Team } from "../teams/teams.ts";

/** The boards of players beside that of Diamond Hero (spec 2 §2): Kind Heroes by deliveries, and the boss of the week. */
export const SPANS = ["week", "all"] as const;
export type Span = (typeof SPANS)[number];

/** What is asked of `GET /game_rpg/leaderboard/quests`. */
export const KindHeroesQuery = z.strictObject({ span: z._default(z.enum(SPANS), "week") });
/** What is asked of `GET /game_rpg/leaderboard/boss`: with own strength, or with the same for everybody. */
export const BossBoardQuery = z.strictObject({ arms: z._default(z.enum(ARMS), "own") });

/** A line of a board (spec 2 §3). */
export interface PlayerLine {
  /** Equal ones share a rank: 1, 1, 3. */
  readonly rank: number;
  readonly name: string;
  readonly team: Team | null;
  /** Deliveries, or the best score of the week. */
  readonly score: number;
  /** Ranked fights of the week; null on other boards. Of equal scores fewer stand above. */
  readonly attempts: number | null;
  /** Whether it is the asker's own. */
  readonly own: boolean;
}

/** A board as the asker sees it. */
export interface PlayerBoard {
  /** The week of the season that it is about; 0 for all of it, and where this week has none. */
  readonly week: number;
  /** At most 50. */
  readonly top: readonly PlayerLine[];
  /** The asker's own line with three before and behind it; empty without one. */
  readonly around: readonly PlayerLine[];
  /** Players on the board, and the share of them that the asker is ahead of, whole %; null without a line. */
  readonly players: number;
  readonly percentile: number | null;
}
