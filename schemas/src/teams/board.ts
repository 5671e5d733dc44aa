import * as z from "zod/mini";
import { TEAMS, type Team } from "./teams.ts";

/** The body of `POST /game_rpg/team` (spec 2 §7). */
export const JoinTeamRequest = z.strictObject({ team: z.enum(TEAMS) });

/** What the members of a team have together, of a week or of all time; `active` of them were in the village in the last ACTIVE_DAYS days. */
export interface TeamTally {
  readonly members: number;
  readonly active: number;
  /** Points that its members have brought it. */
  readonly points: number;
  /** Those of them that its active members have brought: only they score. */
  readonly activePoints: number;
}

/** A line of the teams' board (spec 2 §3). Teams of one score share a rank: 1, 1, 3. */
export interface TeamLine extends TeamTally {
  readonly team: Team;
  readonly rank: number;
  /** Fair to a team's size, with one decimal. */
  readonly score: number;
  /** It has fewer members than each other one. */
  readonly isSmallest: boolean;
}

/**
 * The answer of `GET /game_rpg/leaderboard/team`, of this week or of all time, best first, and of joining. `own` is the player's team
 * and all that the player brought it; `flag` the team whose flag flies at the fountain this week, or null.
 */
export interface TeamBoard {
  readonly lines: readonly TeamLine[];
  readonly flag: Team | null;
  readonly own: { readonly team: Team | null; readonly points: number };
}

/** Days within which a member who was in the village is active, today included. */
export const ACTIVE_DAYS = 7;

/** Members of mean success that each team's score counts beside its own. */
const MEAN_MEMBERS = 50;

export const NOBODY: TeamTally = { members: 0, active: 0, points: 0, activePoints: 0 };

/**
 * The board: score = (P + 50 m) / (n + 50), with n active members of a team and P points of theirs, and m points of an active player
 * of any team on average. So size alone moves nothing, a tiny team can't win by one star, and a team whose members go doesn't climb.
 */
export function teamBoard(tallies: ReadonlyMap<Team, TeamTally>): TeamLine[] {
  const all = TEAMS.map((team) => ({ team, ...(tallies.get(team) ?? NOBODY) }));
  const sum = (of: (tally: TeamTally) => number): number =>
    all.reduce((total, tally) => total + of(tally), 0);
  const mean =
    sum(({ activePoints }) => activePoints) /
    Math.max(
      1,
      sum(({ active }) => active),
    );
  const scored = all.map((tally) => ({
    ...tally,
    score: Math.round((10 * (tally.activePoints + MEAN_MEMBERS * mean)) / (tally.active + MEAN_MEMBERS)) / 10,
    isSmallest: all.every(({ team, members }) => team === tally.team || members > tally.members),
  }));
  return scored
    .map((line) => ({ ...line, rank: 1 + scored.filter(({ score }) => score > line.score).length }))
    .toSorted((a, b) => a.rank - b.rank);
}
