import { SEASON_WEEKS } from "@diamond-valley/schemas/season/weeks.ts";
import type { IndexDescription } from "../database/model.ts";

/** Where wallets hold what their players gave to the goal of a week. */
export const pathsOf = (week: number) => {
  const path = `holdings.goal.${week}` as const;
  return { given: `${path}.given`, early: `${path}.early`, paid: `${path}.paid` } as const;
};

/** Whoever gave something to the goal of a week: the others stand in its index nowhere. */
export const gaveTo = (week: number): Record<string, { $gt: number }> => ({
  [pathsOf(week).given]: { $gt: 0 },
});

/**
 * The index that the goal of a week is counted by, and that finds who is unpaid. No key in it ever goes back, so a count that goes
 * on beside deliveries overlooks nobody.
 */
export const goalIndex = (week: number): Record<string, 1> => {
  const { paid, given, early } = pathsOf(week);
  return { [paid]: 1, [given]: 1, [early]: 1, _id: 1 };
};

export const GOAL_INDEXES: readonly IndexDescription[] = SEASON_WEEKS.map((week) => ({
  fields: goalIndex(week),
  comment: `Adds up what was given to the goal of week ${week}, and finds whom its steps have not paid, without reading a wallet.`,
  options: { partialFilterExpression: gaveTo(week) },
}));
