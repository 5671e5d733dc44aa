import { ARMS, type Arms } from "../boss/kinds.ts";
import { weekTheme } from "../quests/week-theme.ts";
import { weekAt } from "../season/season.ts";
import { type Change, type Holdings, held } from "../wallet/holdings.ts";
import type { Category } from "../wallet/wallet.ts";
import { type ChallengeStep, COMMUNITY } from "./content.ts";
import { isGathering, weightAt } from "./goal.ts";

/** What is given to the goal of a week at `now`: it counts once, or double; and whoever gives in the first 48 hours is counted. */
function contribution(holdings: Holdings, week: number, now: number): Change[] {
  const isFirst = held(holdings, `goal.${week}.given`) === 0;
  const given: Change = { path: `goal.${week}.given`, by: weightAt(now) };
  return isFirst && isGathering(week, now) ? [given, { path: `goal.${week}.early`, by: 1 }] : [given];
}

/** Pays the steps of a week's own challenge that `done` has come to and that are unpaid: usually the one just reached. */
function stepsDue(holdings: Holdings, week: number, steps: readonly ChallengeStep[], done: number): Change[] {
  const earned = steps.filter(({ at }) => at <= done).reduce((sum, { diamonds }) => sum + diamonds, 0);
  const due = earned - held(holdings, `challenge.${week}.paid`);
  if (due <= 0) return [];
  return [
    { path: "diamonds", by: due },
    { path: `challenge.${week}.paid`, by: due },
  ];
}

/** What a delivery at `now` means for the week's goal and the own challenge: nothing unless it is of the week's theme. */
export function deliveryCounts(holdings: Holdings, category: Category, now: number): Change[] {
  const week = weekAt(now);
  if (weekTheme(week) !== category) return [];
  const done = held(holdings, `challenge.${week}.done`) + 1;
  return [
    { path: `challenge.${week}.done`, by: 1 },
    ...contribution(holdings, week, now),
    ...stepsDue(holdings, week, COMMUNITY.challenge.deliveries, done),
  ];
}

/** The most points of a ranked fight with the boss of a week, with whatever arms, in calm mode or not. */
export const mostPoints = (holdings: Holdings, week: number): number =>
  Math.max(
    held(holdings, `boss.${week}.calm`),
    ...ARMS.map((arms: Arms) => held(holdings, `boss.${week}.best.${arms}`)),
  );

/**
 * What a ranked fight means that came to its end at `now`: nothing unless the boss is what its week is about, and nothing for the goal
 * where it brought no point, as with whoever leaves at once.
 */
export function fightCounts(holdings: Holdings, week: number, score: number, now: number): Change[] {
  if (weekTheme(week) !== "golem" || score === 0) return [];
  const done = Math.max(score, mostPoints(holdings, week));
  return [
    ...contribution(holdings, week, now),
    ...stepsDue(holdings, week, COMMUNITY.challenge.points, done),
  ];
}
