import { GOAL_STEPS } from "../../community/content.ts";
import { held, type Rule, refuse } from "../holdings.ts";

/** A player gets what a step of a week's community goal pays to everybody who gave something. */
export interface CommunityOperation {
  kind: "community";
  /** `communityKey` of the week and the step. */
  key: string;
  week: number;
  /** The place of the step among those of the goal, from 0. */
  step: number;
}

/** The key of a step of a week's goal, of which a player has one. */
export const communityKey = (week: number, step: number): string => `community:${week}:${step}`;

/** Diamonds of the steps of a goal before this one. */
export const paidBefore = (step: number): number =>
  GOAL_STEPS.slice(0, step).reduce((sum, { diamonds }) => sum + diamonds, 0);

/** Pays each step once, one after the other. Refuses `not-now` to whoever gave nothing, and where the step before is unpaid. */
export const communityRule: Rule<CommunityOperation> = (holdings, { week, step }) => {
  const { diamonds } = GOAL_STEPS[step] ?? {};
  const paid = held(holdings, `goal.${week}.paid`);
  if (paid > paidBefore(step)) return [];
  if (!diamonds || held(holdings, `goal.${week}.given`) === 0 || paid < paidBefore(step))
    return refuse("not-now");
  return [
    { path: "diamonds", by: diamonds },
    { path: `goal.${week}.paid`, by: diamonds },
  ];
};
