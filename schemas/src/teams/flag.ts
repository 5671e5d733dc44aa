import { DAY } from "../clock.ts";
import { weekSpan } from "../season/season.ts";
import { SEASON_WEEKS } from "../season/weeks.ts";
import type { TeamLine } from "./board.ts";
import type { Team } from "./teams.ts";

/** From the beginning of a week until the flag of the team that leads in it is raised: Thursday 09:00 KST, ms. */
const RAISED = 3 * DAY;

/** The week whose flag flies at `now` (epoch ms), until the next Thursday; 0 before the first one. The last one stays to the end. */
export function flagWeekAt(now: number): number {
  return SEASON_WEEKS.findLast((week) => now >= weekSpan(week).start + RAISED) ?? 0;
}

/** The team that leads a board; null where nobody has a point yet, or several share the first rank. */
export function leadingTeam(lines: readonly TeamLine[]): Team | null {
  const [first, ...more] = lines.filter(({ rank }) => rank === 1);
  return first && more.length === 0 && first.activePoints > 0 ? first.team : null;
}
