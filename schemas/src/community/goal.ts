import { HOUR, koreanHour, koreanWeekday, WEEKDAYS } from "../clock.ts";
import { weekTheme } from "../quests/week-theme.ts";
import { weekSpan } from "../season/season.ts";
import { COMMUNITY, GOAL_STEPS } from "./content.ts";

const { goal } = COMMUNITY;

/** Whether what is given at `now` (epoch ms) counts double: at the weekend from 20 to 22 h in Korea. */
export function isDouble(now: number): boolean {
  const { days, from, until } = goal.double;
  const hour = koreanHour(now);
  return days.includes(WEEKDAYS[koreanWeekday(now)]!) && hour >= from && hour < until;
}

/** What one delivery of the theme, or one fight with the boss, adds to the goal at `now`. */
export const weightAt = (now: number): number => (isDouble(now) ? 2 : 1);

/** When the players of a week have been counted and its goal is fixed, epoch ms. Throws a RangeError for no week of the season. */
export const fixedAt = (week: number): number => weekSpan(week).start + goal.gathering * HOUR;

/** Whether `now` lies before that: whoever gives something then is counted. */
export const isGathering = (week: number, now: number): boolean => now < fixedAt(week);

/**
 * What players give together, where `players` of them gave something in the first 48 hours of the week:
 * max(20, ⌈0.7 × q × players × 1.6⌉), with q = 8 deliveries, or 4 fights in the week of the boss. So few and many have the same odds.
 */
export function goalFor(week: number, players: number): number {
  const each = weekTheme(week) === "golem" ? goal.fights : goal.deliveries;
  // Whole numbers up to the division: 0.7 × 1.6 is not 1.12 here.
  return Math.max(goal.least, Math.ceil((each * players * goal.share * goal.growth) / 10_000));
}

/** How many steps of a goal `given` has come to; 0 as long as it is not fixed. */
export function stepsReached(given: number, target: number | null): number {
  if (target === null) return 0;
  return GOAL_STEPS.filter(({ percent }) => 100 * given >= percent * target).length;
}

/** How the goal of a week stands: see `GoalStanding`. */
export const GOAL_STATES = ["none", "gathering", "running", "half", "reached", "ended"] as const;
export type GoalState = (typeof GOAL_STATES)[number];

/** What is known of the goal of a week. */
export interface GoalCount {
  /** What was given so far, and what it takes; null as long as it is not fixed. */
  readonly given: number;
  readonly target: number | null;
  /** Steps that count as reached: nothing that goes takes one back. */
  readonly reached: number;
}

/**
 * How far a goal is, in whole percent; null as long as it is not fixed. What was given is known a little earlier than that a step is
 * reached, and falls where an account goes: a step that is reached is always shown as such, and no other one.
 */
export function percentOf({ given, target, reached }: GoalCount): number | null {
  if (target === null) return null;
  const least = GOAL_STEPS[reached - 1]?.percent ?? 0;
  const most = (GOAL_STEPS[reached]?.percent ?? 101) - 1;
  return Math.min(most, Math.max(least, Math.floor((100 * given) / target)));
}

/** The state of the goal of a week at `now`; `none` for week 0. */
export function goalState(week: number, { target, reached }: GoalCount, now: number): GoalState {
  if (week === 0) return "none";
  if (now >= weekSpan(week).end) return "ended";
  if (target === null) return "gathering";
  return (["running", "half", "reached"] as const)[reached] ?? "reached";
}
