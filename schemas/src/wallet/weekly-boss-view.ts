import type { WeeklyBossView } from "../boss/boss.ts";
import { ARMS } from "../boss/kinds.ts";
import { koreanDay } from "../clock.ts";
import { weekAt } from "../season/season.ts";
import { type Holdings, held } from "./holdings.ts";
import { isRankedWeek, latestRankedWeekAt, WEEKLY_BOSS } from "./weekly-boss.ts";

/** The boss of the week at `now` (epoch ms in season time), as a wallet with these holdings stands towards it. */
export function weeklyBossView(holdings: Holdings, now: number): WeeklyBossView {
  const current = weekAt(now);
  const latest = latestRankedWeekAt(now);
  const best = ARMS.map((arms) => [arms, held(holdings, `boss.${latest}.best.${arms}`)]);
  return {
    week: isRankedWeek(current) ? current : 0,
    latest,
    attempts: held(holdings, `boss.${latest}.attempts`),
    wins: held(holdings, `boss.${latest}.wins`),
    best: Object.fromEntries(best) as WeeklyBossView["best"],
    calm: held(holdings, `boss.${latest}.calm`),
    today: { used: held(holdings, `boss.days.${koreanDay(now)}`), limit: WEEKLY_BOSS.daily },
  };
}
