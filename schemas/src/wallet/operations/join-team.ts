import { teamPoints } from "../../teams/points.ts";
import { scarfOf, TEAM_POINTS, type Team, teamNumber, teamOf } from "../../teams/teams.ts";
import { type Change, held, type Rule, refuse } from "../holdings.ts";

/** A player joins a team. */
export interface JoinTeamOperation {
  kind: "join-team";
  /** `joinTeamKey` of the team. */
  key: string;
  team: Team;
  /** The Korean day as a number: 20251007. */
  day: number;
}

export const joinTeamKey = (team: Team): string => `team:${team}`;

/**
 * Puts a player into a team for good, with its scarf (spec 2 §4). The sign-in of this day and a completed city count for the
 * team at once: nobody wins points by waiting with either. Refuses `team-joined` to whoever is in another one.
 */
export const joinTeamRule: Rule<JoinTeamOperation> = (holdings, { team, day }, now) => {
  const joined = teamOf(holdings);
  if (joined !== null) return joined === team ? [] : refuse("team-joined");
  const signedIn = held(holdings, "sign-in.last") === day ? TEAM_POINTS.signIn : 0;
  const city = held(holdings, "story.peace") > 0 ? TEAM_POINTS.city : 0;
  const changes: Change[] = [
    { path: "team.colour", by: teamNumber(team) },
    ...teamPoints(signedIn + city, now),
    { path: `items.${scarfOf(team)}`, by: 1 },
  ];
  return changes.filter(({ by }) => by > 0);
};
