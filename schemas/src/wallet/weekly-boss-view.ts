import type { WeeklyBossView } from "../boss/boss.ts";
import { ARMS } from "../boss/kinds.ts";
import { koreanDay } from "../clock.ts";
import { weekAt } from "../season/season.ts";
import { type Holdings, held } from "./holdings.ts";
import { isRankedWeek, WEEKLY_BOSS } from "./weekly-boss.ts";

/** The boss of the week at `now` (epoch ms in season time), as a wallet with these holdings stands towards it. */
export function weeklyBossView(holdings: Holdings, now: number): WeeklyBossView {
  const current = weekAt(now);
  const week = isRankedWeek(current) ? current : 0;
  const best = ARMS.map((arms) => [arms, held(holdings, `boss.${week}.best.${arms}`)]);
  return {
    week,
    attempts: held(holdings, `boss.${week}.attempts`),
    wins: held(holdings, `boss.${week}.wins`),
    best: Object.fromEntries(best) as WeeklyBossView["best"],
    calm: held(holdings, `boss.${week}.calm`),
    today: { used: held(holdings, `boss.days.${koreanDay(now)}`), limit: WEEKLY_BOSS.daily },
  };
}
