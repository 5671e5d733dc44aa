import { COLOURS, type Colour } from "../wallet/colours.ts";
import { type Holdings, held } from "../wallet/holdings.ts";

/** The four colour teams (spec 2 §3): each is called by its colour. */
export const TEAMS = COLOURS;
export type Team = Colour;

/** Points that a player wins for the team: a sign-in and an emote match 100 each (spec 2 §9), the completed city 1,000. */
export const TEAM_POINTS = { signIn: 100, match: 100, city: 1_000 } as const;

/** The team that a wallet notes as `number`: its place in TEAMS, from 1; null for 0. */
export const teamAt = (number: number): Team | null => TEAMS[number - 1] ?? null;

/** The team of a player, or null; a team is for good until the event ends (spec 2 §4). */
export function teamOf(holdings: Holdings): Team | null {
  return teamAt(held(holdings, "team.colour"));
}

/** How a wallet notes a team: its place in TEAMS, from 1. */
export const teamNumber = (team: Team): number => TEAMS.indexOf(team) + 1;

/** The item that stays, a scarf in the team's colour, which opens a piece of the wardrobe. */
export const scarfOf = (team: Team): string => `team-scarf-${team}`;
