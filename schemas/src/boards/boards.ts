import * as z from "zod/mini";
import { ARMS } from "../boss/kinds.ts";
import type { Team } from "../teams/teams.ts";
import type { Title } from "./titles.ts";

/** The boards of players (spec 2 §2): Kind Heroes by deliveries, the boss of the week, and Diamond Hero. */
export const SPANS = ["week", "all"] as const;
export type Span = (typeof SPANS)[number];

/** What is asked of `GET /game_rpg/leaderboard/quests`, `/hero` and `/team`: this week's board, or that of all time. */
export const BoardQuery = z.strictObject({ span: z._default(z.enum(SPANS), "week") });
/** What is asked of `GET /game_rpg/leaderboard/boss`: besides, with own strength, or with the same for everybody. */
export const BossBoardQuery = z.strictObject({
  span: z._default(z.enum(SPANS), "week"),
  arms: z._default(z.enum(ARMS), "own"),
});

/** A line of any board of players (spec 2 §3). */
export interface BoardLine {
  /** Equal ones share a rank: 1, 1, 3. */
  readonly rank: number;
  /** Names the player to the server, for a report, and to nobody else. */
  readonly player: string;
  readonly name: string;
  readonly team: Team | null;
  /** What a rank of last week gave. */
  readonly title: Title | null;
  /** What the board goes by: deliveries, or the best score. */
  readonly score: number;
  /** The best score of one attempt; of deliveries those of the best week. */
  readonly best: number;
  /** Points of all attempts; of deliveries all ever made. */
  readonly total: number;
  /** Tries: ranked fights, or runs until the best one; null where none are counted. Of equal scores fewer stand above. */
  readonly attempts: number | null;
  /** Whether it is the asker's own. */
  readonly own: boolean;
}

/** A line of Kind Heroes or of the boss. */
export interface PlayerLine extends BoardLine {
  /** The best score against the boss in the same span, with own strength. */
  readonly boss: number;
  /** Ranked fights that were won; null on other boards. */
  readonly wins: number | null;
}

/** A board as the asker sees it: exact as of two seconds ago at most. */
export interface Board<Line extends BoardLine> {
  /** The week of the season that it is about; 0 for all of it, and where this week has none. */
  readonly week: number;
  /** At most 50. */
  readonly top: readonly Line[];
  /** The asker's own line with three before and behind it; empty without one. */
  readonly around: readonly Line[];
  /** Players on the board, and the share of them that the asker is ahead of, whole %; null without a line. */
  readonly players: number;
  readonly percentile: number | null;
}

export type PlayerBoard = Board<PlayerLine>;
