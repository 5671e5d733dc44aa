import * as z from "zod/mini";
import content from "../../content/weekly-boss.json" with { type: "json" };
import type { WeeklyBossView } from "../boss/boss.ts";
import { ARMS } from "../boss/kinds.ts";
import { koreanDay } from "../clock.ts";
import { weekAt } from "../season/season.ts";
import { type Holdings, held } from "./holdings.ts";

const amount = z.int().check(z.positive());

/** What the boss of a week counts and pays (`content/weekly-boss.json`). Throws at start-up where it is not as it should be. */
export const WEEKLY_BOSS = z
  .strictObject({
    /** The weeks that have a boss (spec 2 §4). */
    weeks: z.array(z.int()).check(z.minLength(1)),
    /** Ranked fights in one Korean day. */
    daily: amount,
    /** Diamonds for a week's first ranked fight, and for its first win with whatever arms. */
    first: z.strictObject({ attempt: amount, win: amount }),
  })
  .parse(content);

/** Whether fights with the boss of this week may be ranked. */
export const isRankedWeek = (week: number): boolean => WEEKLY_BOSS.weeks.includes(week);

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
    today: { used: held(holdings, `boss.days.${koreanDay(now)}`), limit: WEEKLY_BOSS.daily },
  };
}
