import { SEASON_WEEKS } from "../season/weeks.ts";
import { type Holdings, held } from "../wallet/holdings.ts";
import { WEEKLY_BOSS } from "../wallet/weekly-boss.ts";
import { COMMUNITY, GOAL_STEPS } from "./content.ts";

/** The mission of what comes with the weeks: the community goal, the own challenge and the boss (spec 2 §3). */
export const COMMUNITY_MISSION = "community";

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** Diamonds that the mission has paid into a wallet. */
export function communityEarned(holdings: Holdings): number {
  const { attempt, win } = WEEKLY_BOSS.first;
  return sum([
    ...SEASON_WEEKS.map(
      (week) => held(holdings, `goal.${week}.paid`) + held(holdings, `challenge.${week}.paid`),
    ),
    ...WEEKLY_BOSS.weeks.map(
      (week) =>
        (held(holdings, `boss.${week}.attempts`) > 0 ? attempt : 0) +
        (held(holdings, `boss.${week}.wins`) > 0 ? win : 0),
    ),
  ]);
}

const diamondsOf = (steps: readonly { diamonds: number }[]): number =>
  sum(steps.map(({ diamonds }) => diamonds));

/** Diamonds that the goals of all weeks pay, the own challenges, and the bosses. */
export const COMMUNITY_MOST = {
  goals: SEASON_WEEKS.length * diamondsOf(GOAL_STEPS),
  /** The week of the boss has steps by points, the others by deliveries. */
  challenges:
    (SEASON_WEEKS.length - 1) * diamondsOf(COMMUNITY.challenge.deliveries) +
    diamondsOf(COMMUNITY.challenge.points),
  boss: WEEKLY_BOSS.weeks.length * (WEEKLY_BOSS.first.attempt + WEEKLY_BOSS.first.win),
} as const;

/** The mission among the achievements; `earned` as the wallet counts it. */
export function communityMission(earned: number) {
  const most = sum(Object.values(COMMUNITY_MOST));
  return {
    mission: COMMUNITY_MISSION,
    state: earned >= most ? ("done" as const) : earned > 0 ? ("on-going" as const) : ("open" as const),
    diamonds: { earned, most },
  };
}
