import { signInReward } from "../../sign-in/sign-in.ts";
import { teamPoints } from "../../teams/points.ts";
import { TEAM_POINTS, teamOf } from "../../teams/teams.ts";
import { type Change, held, type Rule } from "../holdings.ts";

/** A player was in the village on a day. */
export interface SignInOperation {
  kind: "sign-in";
  /** `signInKey` of the day. */
  key: string;
  /** The Korean day as a number: 20251007. */
  day: number;
}

/** The key of a day's sign-in, of which a player has one. `day` is a Korean day, `YYYYMMDD`. */
export const signInKey = (day: string): string => `sign-in:${day}`;

/**
 * Counts a day and pays what it gives, to the player and to the player's team (spec 2 §9). A day that was counted, or that lies before one that was, changes
 * nothing: two servers' clocks may differ around midnight.
 */
export const signInRule: Rule<SignInOperation> = (holdings, { day }, now) => {
  const last = held(holdings, "sign-in.last");
  if (day <= last) return [];
  const { diamonds, item } = signInReward(held(holdings, "sign-in.days") + 1);
  const changes: Change[] = [
    { path: "sign-in.last", by: day - last },
    { path: "sign-in.days", by: 1 },
    { path: "diamonds", by: diamonds },
  ];
  if (teamOf(holdings) !== null) changes.push(...teamPoints(TEAM_POINTS.signIn, now));
  if (item !== null) changes.push({ path: `items.${item}`, by: 1 });
  return changes.filter(({ by }) => by > 0);
};
