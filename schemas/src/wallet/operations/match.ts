import { MATCHES_DAILY } from "../../emote-match/emote-match.ts";
import { teamPoints } from "../../teams/points.ts";
import { TEAM_POINTS, teamOf } from "../../teams/teams.ts";
import { countOfDay } from "../days.ts";
import { type Rule, refuse } from "../holdings.ts";

/** A player and another one showed the same emote near each other. */
export interface MatchOperation {
  kind: "match";
  /** `matchKey` of the day and the other one: the same two count once a day. */
  key: string;
}

/** `day` is a Korean day, `YYYYMMDD`; `other` the other one's account. */
export const matchKey = (day: string, other: string): string => `match:${day}:${other}`;

/** Gives the player's team its points (spec 2 §9). Refuses `team-needed` without a team, and `daily-limit` behind the last of a day. */
export const matchRule: Rule<MatchOperation> = (holdings, _, now) => {
  if (teamOf(holdings) === null) return refuse("team-needed");
  const today = countOfDay(holdings, "matches.days", now);
  if (today.used >= MATCHES_DAILY) return refuse("daily-limit");
  return [...teamPoints(TEAM_POINTS.match, now), ...today.raised(1)];
};
