import { setTimeout as sleep } from "node:timers/promises";
import { certainlyGiven, paidSoFar } from "@diamond-valley/game-server/community/counting.ts";
import { goalModel } from "@diamond-valley/game-server/community/goal-model.ts";
import { COMMUNITY, GOAL_STEPS } from "@diamond-valley/schemas/community/content.ts";
import { mostPoints } from "@diamond-valley/schemas/community/contribution.ts";
import { stepsReached, weightAt } from "@diamond-valley/schemas/community/goal.ts";
import { weekTheme } from "@diamond-valley/schemas/quests/week-theme.ts";
import { weekAt } from "@diamond-valley/schemas/season/season.ts";
import { SEASON_WEEKS } from "@diamond-valley/schemas/season/weeks.ts";
import { held } from "@diamond-valley/schemas/wallet/holdings.ts";
import { paidBefore } from "@diamond-valley/schemas/wallet/operations/community.ts";
import type { LedgerEntry } from "@diamond-valley/schemas/wallet/operations.ts";
import type { Connection } from "mongoose";
import type { Journal } from "../bots/journal.ts";
import type { Evidence } from "./audit.ts";

/** How long (ms) the servers may take to pay a step behind the last delivery. */
const PAYS = 60_000;

/** The week that a line of the ledger counts for, and how much; null for none. */
function countedBy({ operation, at }: LedgerEntry): { week: number; given: number; done: number } | null {
  if (operation?.kind === "delivery") {
    const week = weekAt(at);
    return weekTheme(week) === operation.category ? { week, given: weightAt(at), done: 1 } : null;
  }
  if (operation?.kind !== "boss-end" || operation.score === 0) return null;
  const { week } = operation;
  return weekTheme(week) === "golem" ? { week, given: weightAt(at), done: 0 } : null;
}

/**
 * Holds what a player gave in each week, and was paid for it, against the player's own ledger: what was given is what was done; each
 * step of an own challenge that was earned is paid, and no other one; a goal pays each step once, to whoever gave something before;
 * and what the player was told of either is held.
 */
export function auditCommunity(
  { community }: Pick<Journal, "community">,
  { holdings, ledger }: Pick<Evidence, "holdings" | "ledger">,
): string[] {
  return SEASON_WEEKS.flatMap((week) => {
    const counted = ledger.map(countedBy).filter((each) => each?.week === week);
    const sum = (of: "given" | "done"): number => counted.reduce((all, each) => all + each![of], 0);
    const isBoss = weekTheme(week) === "golem";
    const steps = COMMUNITY.challenge[isBoss ? "points" : "deliveries"];
    const reached = isBoss ? mostPoints(holdings, week) : sum("done");
    const earned = steps.filter(({ at }) => at <= reached).reduce((all, { diamonds }) => all + diamonds, 0);
    const paid = {
      goal: held(holdings, `goal.${week}.paid`),
      challenge: held(holdings, `challenge.${week}.paid`),
    };
    const differs = (what: string, is: number, wanted: number): string[] =>
      is === wanted ? [] : [`week ${week}: ${what} is ${is}, the ledger makes ${wanted}`];
    const told = [...community.values()].filter((news) => news.week === week);
    return [
      ...differs("what was given", held(holdings, `goal.${week}.given`), sum("given")),
      ...differs("deliveries of the theme", held(holdings, `challenge.${week}.done`), sum("done")),
      ...differs("the own challenge's pay", paid.challenge, earned),
      ...auditGoalLines(week, ledger),
      ...(["goal", "challenge"] as const).flatMap((what) => {
        const promised = told.reduce((all, news) => all + news[what], 0);
        return promised <= paid[what]
          ? []
          : [`week ${week}: ${promised} diamonds of the ${what} were told, and ${paid[what]} paid`];
      }),
    ];
  });
}

/** Lines that pay steps of a goal: each step once, in order, behind something that was given. */
function auditGoalLines(week: number, ledger: readonly LedgerEntry[]): string[] {
  const isGoal = ({ operation }: LedgerEntry): boolean =>
    operation?.kind === "community" && operation.week === week;
  const first = ledger.findIndex((line) => countedBy(line)?.week === week);
  return ledger.filter(isGoal).flatMap((line, nth) => {
    const diamonds = line.changes.find(({ path }) => path === "diamonds")?.by ?? 0;
    const isRight =
      line.operation?.kind === "community" &&
      line.operation.step === nth &&
      diamonds === GOAL_STEPS[nth]?.diamonds;
    if (!isRight) return [`${line.key} paid ${diamonds} as step ${nth + 1} of week ${week}`];
    return first >= 0 && first < ledger.indexOf(line)
      ? []
      : [`${line.key} was paid to who gave nothing before`];
  });
}

/** Steps of goals that were reached, each with those who are unpaid. */
async function unpaidSteps(connection: Connection): Promise<string[]> {
  const goals = await goalModel.collection(connection).find().toArray();
  const steps = goals.flatMap(({ _id: week, reached }) =>
    GOAL_STEPS.slice(0, reached).map((_, step) => ({ week, step })),
  );
  const unpaid = await Promise.all(
    steps.map(({ week, step }) => paidSoFar({ connection }, week, paidBefore(step), 10)),
  );
  return unpaid.flatMap((accounts, index) => {
    const { week, step } = steps[index]!;
    return accounts.length > 0
      ? [`step ${step + 1} of the goal of week ${week} is unpaid to ${accounts.join(", ")}`]
      : [];
  });
}

/** Goals of which more steps count as reached than what everybody gave comes to, or fewer, as before the next count. */
async function miscounted(connection: Connection): Promise<{ tooMany: string[]; tooFew: string[] }> {
  const faults: { tooMany: string[]; tooFew: string[] } = { tooMany: [], tooFew: [] };
  for (const { _id: week, reached, target = null } of await goalModel
    .collection(connection)
    .find()
    .toArray()) {
    const due = stepsReached(await certainlyGiven({ connection }, week), target);
    const fault = `${reached} steps of the goal of week ${week} count as reached, and ${due} are`;
    if (due !== reached) faults[due < reached ? "tooMany" : "tooFew"].push(fault);
  }
  return faults;
}

/**
 * Holds the goals against all wallets: a step counts as reached only where what everybody gave comes to it; and once the servers had
 * the time to count and pay it does, and everybody who gave something is paid.
 */
export async function auditGoals(connection: Connection): Promise<string[]> {
  for (const end = performance.now() + PAYS; ; await sleep(500)) {
    const { tooMany, tooFew } = await miscounted(connection);
    const pending = [...tooFew, ...(await unpaidSteps(connection))];
    if (tooMany.length > 0 || pending.length === 0 || performance.now() > end)
      return [...tooMany, ...pending];
  }
}
