import * as z from "zod/mini";
import content from "../../content/weekly-boss.json" with { type: "json" };
import { latestWeekAt } from "../season/season.ts";

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

/** The latest of these weeks that has begun by `now` (epoch ms in season time), over or not; 0 before the first one. */
export const latestRankedWeekAt = (now: number): number =>
  WEEKLY_BOSS.weeks.findLast((week) => week <= latestWeekAt(now)) ?? 0;
