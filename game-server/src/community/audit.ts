import { COMMUNITY, GOAL_STEPS } from "@diamond-valley/schemas/community/content.ts";
import { mostPoints } from "@diamond-valley/schemas/community/contribution.ts";
import { weekTheme } from "@diamond-valley/schemas/quests/week-theme.ts";
import { SEASON_WEEKS } from "@diamond-valley/schemas/season/weeks.ts";
import { type Holdings, held } from "@diamond-valley/schemas/wallet/holdings.ts";
import type { Connection } from "mongoose";
import { goalModel } from "./goal-model.ts";

const sum = (steps: readonly { diamonds: number }[]): number =>
  steps.reduce((all, { diamonds }) => all + diamonds, 0);

/** Steps of the goal of each week that were reached. */
export async function reachedSteps(connection: Connection): Promise<ReadonlyMap<number, number>> {
  const goals = await goalModel.collection(connection).find().toArray();
  return new Map(goals.map(({ _id, reached }) => [_id, reached]));
}

/**
 * What of a wallet does not fit the community goals and the own challenges: diamonds of a goal for who gave nothing to it, or of steps
 * that were not reached; and of a challenge other ones than its steps pay. Pure.
 */
export function auditCommunity(holdings: Holdings, reached: ReadonlyMap<number, number>): string[] {
  return SEASON_WEEKS.flatMap((week) => {
    const faults: string[] = [];
    const [given, paid, won] = [
      held(holdings, `goal.${week}.given`),
      held(holdings, `goal.${week}.paid`),
      held(holdings, `challenge.${week}.paid`),
    ];
    const due = given > 0 ? sum(GOAL_STEPS.slice(0, reached.get(week) ?? 0)) : 0;
    if (paid > due) faults.push(`the goal of week ${week} paid ${paid}, and ${due} were due`);
    const isBoss = weekTheme(week) === "golem";
    const done = isBoss ? mostPoints(holdings, week) : held(holdings, `challenge.${week}.done`);
    const steps = COMMUNITY.challenge[isBoss ? "points" : "deliveries"];
    const earned = sum(steps.filter(({ at }) => at <= done));
    // A score of before there were own challenges is paid with the next fight.
    if (isBoss ? won > earned : won !== earned)
      faults.push(`the challenge of week ${week} paid ${won}, and ${earned} were earned`);
    return faults;
  });
}
