import { HOUR, MINUTE, SECOND } from "@diamond-valley/schemas/clock.ts";
import { GOAL_STEPS } from "@diamond-valley/schemas/community/content.ts";
import { goalFor, isGathering, stepsReached } from "@diamond-valley/schemas/community/goal.ts";
import { latestWeekAt, weekSpan } from "@diamond-valley/schemas/season/season.ts";
import { communityKey, paidBefore } from "@diamond-valley/schemas/wallet/operations/community.ts";
import { retryOnOutage } from "../database/outage.ts";
import type { Deps } from "../deps.ts";
import { Problem } from "../http/problem.ts";
import { type BackgroundJob, untilOver } from "../wallet/background-jobs.ts";
import type { WalletStore } from "../wallet/store.ts";
import { certainlyGiven, paidSoFar, sumOf } from "./counting.ts";
import type { GoalDocument } from "./goal-model.ts";
import { createGoalStore, type GoalStore } from "./goal-store.ts";

/** A goal is looked at at most so often, by all processes together, season ms; and once it is over and counted. */
const TURN = 2 * SECOND;
const TURN_AFTERWARDS = MINUTE;
/** A count rests for so many times as long as it took; one that could reach a step, for fewer. */
const REST = 50;
const REST_AT_A_STEP = 10;
/** A fight that was begun in its week may end, or be paid after a crash, so long behind it, ms. */
const LATE = HOUR;
/** Players who are paid at once, and the most of them in one turn. */
const LANES = 32;
const BATCH = 500;
const BATCHES = 20;

/** The community goals of the weeks: counted out of the wallets, and paid to everybody who gave something. */
export interface Goals extends BackgroundJob {
  /** The goal of a week as it was known last; null where it has not begun. */
  of(week: number): Promise<GoalDocument | null>;
}

export interface GoalsParts {
  deps: Pick<Deps, "connection" | "clock" | "log">;
  wallets: Pick<WalletStore, "apply" | "onChange">;
  store?: GoalStore;
}

/**
 * Nobody writes to a goal when something is given: that stands in the wallet, by the same update as the delivery itself. Here
 * processes take turns at counting it. In between each adds what it hears of, for the display alone: a step counts as reached only by
 * a count of the wallets, and is then paid by an operation of each wallet with a key of its own.
 */
export function createGoals({ deps, wallets, store = createGoalStore(deps) }: GoalsParts): Goals {
  const { clock, log } = deps;
  /** What this process heard of since it last said so, by week. */
  const heard = new Map<number, number>();
  wallets.onChange((_, { community }) => {
    if (community?.given) heard.set(community.week, (heard.get(community.week) ?? 0) + community.given);
  });

  /** Season time that has gone by; a clock may have been set back. */
  const since = (then: number, now: number): number => Math.abs(now - then);

  async function tellHeard(): Promise<void> {
    for (const [week, given] of heard) {
      heard.delete(week);
      await store.add(week, given);
    }
  }

  function isCountDue(goal: GoalDocument, now: number): boolean {
    if (goal.final) return false;
    const { _id: week, counted, took, given, reached, target = null } = goal;
    if (counted === 0 || (target === null && !isGathering(week, now))) return true;
    const isAtStep = stepsReached(given, target) > reached;
    return since(counted, now) >= Math.max(TURN, took * (isAtStep ? REST_AT_A_STEP : REST));
  }

  /** Counts the goal of a week; answers the steps that are reached. */
  async function count(
    { _id: week, reached: known, target: fixed }: GoalDocument,
    now: number,
  ): Promise<number> {
    const began = performance.now();
    const sum = await retryOnOutage(() => sumOf(deps, week));
    const took = Math.round(performance.now() - began);
    const reckoned = isGathering(week, now) ? null : goalFor(week, sum.early);
    const target = reckoned === null ? null : Math.min(reckoned, fixed ?? reckoned);
    const isMore = stepsReached(sum.given, target) > known;
    const certain = isMore ? await retryOnOutage(() => certainlyGiven(deps, week)) : 0;
    const reached = Math.max(known, stepsReached(certain, target));
    const isFinal = now >= weekSpan(week).end + LATE;
    await store.keep(week, { ...sum, took, counted: now, target, reached, isFinal });
    return reached;
  }

  async function payOne(account: string, week: number, step: number): Promise<void> {
    try {
      await wallets.apply(account, { kind: "community", key: communityKey(week, step), week, step });
    } catch (error) {
      // An account that is deleted meanwhile takes nothing any more.
      if (!(error instanceof Problem) || error.code === "unavailable") throw error;
      log.debug({ week, step, code: error.code }, "a step of the community goal was refused by a wallet");
    }
  }

  async function payAll(
    accounts: readonly string[],
    week: number,
    step: number,
    over?: AbortSignal,
  ): Promise<void> {
    const waiting = untilOver(over, accounts);
    const lane = async (): Promise<void> => {
      // All lanes share one row.
      for (let next = waiting.next(); !next.done; next = waiting.next()) await payOne(next.value, week, step);
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  }

  /**
   * Pays the steps that are reached to whom they have not paid yet, as long as the turn is this process's; answers how many. No other
   * one counts meanwhile: whom it pays would be counted twice.
   */
  async function pay(week: number, reached: number, began: number, over?: AbortSignal): Promise<number> {
    let [paid, turn] = [0, began];
    for (const step of GOAL_STEPS.slice(0, reached).keys())
      for (let batch = 0; batch < BATCHES; batch += 1) {
        if (over?.aborted) return paid;
        const now = clock.now();
        if (!(await store.takeTurn({ _id: week, turn }, now))) return paid;
        turn = now;
        const unpaid = await retryOnOutage(() => paidSoFar(deps, week, paidBefore(step), BATCH));
        await payAll(unpaid, week, step, over);
        paid += unpaid.length;
        if (unpaid.length < BATCH) break;
      }
    return paid;
  }

  async function look(week: number, now: number, over?: AbortSignal): Promise<number> {
    const goal = (await store.find(week)) ?? (await store.begin(week));
    const pause = goal.final ? TURN_AFTERWARDS : TURN;
    if (since(goal.turn, now) < pause || !(await store.takeTurn(goal, now))) return 0;
    const reached = isCountDue(goal, now) ? await count(goal, now) : goal.reached;
    return pay(week, reached, now, over);
  }

  return {
    of: store.find,
    async sweep(over) {
      const now = clock.now();
      await tellHeard();
      let paid = 0;
      for (let week = 1; week <= latestWeekAt(now); week += 1) paid += await look(week, now, over);
      return paid;
    },
  };
}
