import { DAY, koreanDay, koreanMidnight } from "../clock.ts";
import { type Change, type Holdings, held } from "./holdings.ts";
import type { Category } from "./wallet.ts";

/** What is counted by the Korean day. */
type Counted = `deliveries.${Category}` | "beyond.days" | "boss.days" | "matches.days";

/** What was counted on the day of `now`, and the changes that count so many more; days gone by go with them. */
export interface DayCount {
  used: number;
  /** An instant of that day: `now`, or the day's beginning where it has begun by another clock only. Epoch ms. */
  at: number;
  raised(by: number): Change[];
}

/**
 * The count of a day under a path. Two servers' clocks may differ around midnight: a day that has begun is never counted
 * back.
 */
export function countOfDay(holdings: Holdings, counted: Counted, now: number): DayCount {
  const prefix = `${counted}.` as const;
  const days = [...holdings.keys()]
    .filter((path) => path.startsWith(prefix))
    .map((path) => path.slice(prefix.length));
  const day = koreanDay(now);
  const today = [day, ...days].toSorted().at(-1)!;
  const over = days.filter((day) => day < today);
  return {
    used: held(holdings, `${prefix}${today}`),
    at: today === day ? now : koreanMidnight(now) + DAY,
    raised: (by) => [
      { path: `${prefix}${today}`, by },
      ...over.map((day): Change => ({ path: `${prefix}${day}`, by: -held(holdings, `${prefix}${day}`) })),
    ],
  };
}
