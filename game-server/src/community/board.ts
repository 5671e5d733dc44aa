import type { CommunityBoard } from "@diamond-valley/schemas/community/board.ts";
import { COMMUNITY, GOAL_STEPS } from "@diamond-valley/schemas/community/content.ts";
import { mostPoints } from "@diamond-valley/schemas/community/contribution.ts";
import {
  fixedAt,
  type GoalCount,
  goalState,
  isDouble,
  percentOf,
} from "@diamond-valley/schemas/community/goal.ts";
import { weekTheme } from "@diamond-valley/schemas/quests/week-theme.ts";
import { latestWeekAt, weekSpan } from "@diamond-valley/schemas/season/season.ts";
import { type Holdings, held } from "@diamond-valley/schemas/wallet/holdings.ts";
import { paidBefore } from "@diamond-valley/schemas/wallet/operations/community.ts";
import type { Deps } from "../deps.ts";
import type { WalletStore } from "../wallet/store.ts";
import type { GoalDocument } from "./goal-model.ts";
import type { Goals } from "./goals.ts";

/** What the community gives together, and how a player stands in it. */
export interface CommunityBoards {
  /** The week as it is now, seconds old at most; behind the last one that one stays. */
  of(account: string): Promise<CommunityBoard>;
}

export interface CommunityBoardParts {
  deps: Pick<Deps, "clock">;
  wallets: Pick<WalletStore, "holdings">;
  goals: Pick<Goals, "of">;
}

const countOf = (goal: GoalDocument | null): GoalCount => ({
  given: goal?.given ?? 0,
  target: goal?.target ?? null,
  reached: goal?.reached ?? 0,
});

/** The player's own challenge of a week: deliveries, or points in the week of the boss. */
function challengeOf(holdings: Holdings, week: number): CommunityBoard["challenge"] {
  const isBoss = weekTheme(week) === "golem";
  const counts = isBoss ? "points" : "deliveries";
  const done = isBoss ? mostPoints(holdings, week) : held(holdings, `challenge.${week}.done`);
  const steps = COMMUNITY.challenge[counts].map((step) => ({ ...step, isReached: step.at <= done }));
  return { counts, done, steps };
}

/** How a week went that is over. */
function beforeOf(goal: GoalDocument | null, holdings: Holdings, week: number): CommunityBoard["before"] {
  if (week === 0) return null;
  const count = countOf(goal);
  const paid = held(holdings, `goal.${week}.paid`) + held(holdings, `challenge.${week}.paid`);
  return { week, percent: percentOf(count) ?? 0, reached: count.reached, paid };
}

export function createCommunityBoard({
  deps: { clock },
  wallets,
  goals,
}: CommunityBoardParts): CommunityBoards {
  const goalOf = async (week: number) => (week > 0 ? goals.of(week) : null);

  return {
    async of(account) {
      const now = clock.now();
      const week = latestWeekAt(now);
      const last = Math.max(0, week - 1);
      const [goal, before, holdings] = await Promise.all([
        goalOf(week),
        goalOf(last),
        wallets.holdings(account),
      ]);
      const count = countOf(goal);
      const own = { given: held(holdings, `goal.${week}.given`), paid: held(holdings, `goal.${week}.paid`) };
      return {
        week,
        theme: weekTheme(week),
        state: goalState(week, count, now),
        percent: percentOf(count),
        target: count.target,
        // Whoever has just given something is among those who did.
        given: Math.max(count.given, own.given),
        players: Math.max(goal?.players ?? 0, Number(own.given > 0)),
        fixes: week > 0 ? fixedAt(week) : null,
        ends: week > 0 ? weekSpan(week).end : null,
        isDouble: isDouble(now),
        steps: GOAL_STEPS.map((step, index) => ({
          ...step,
          isReached: index < count.reached,
          isPaid: own.paid > paidBefore(index),
        })),
        own,
        challenge: challengeOf(holdings, week),
        before: beforeOf(before, holdings, last),
      };
    },
  };
}
