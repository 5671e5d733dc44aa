import { weekAt } from "../season/season.ts";
import type { Change, HoldingPath } from "../wallet/holdings.ts";

/** Where a wallet notes what the player brought the team in a week of the season; 0 is all of it. */
export const teamPointsOf = (week: number): HoldingPath =>
  week === 0 ? "team.points" : `team.weeks.${week}`;

/** What so many points for the team change at `now` (epoch ms in season time): outside of the season's weeks no week has them. */
export function teamPoints(by: number, now: number): Change[] {
  const weeks = new Set([0, weekAt(now)]);
  return [...weeks].map((week) => ({ path: teamPointsOf(week), by }));
}
