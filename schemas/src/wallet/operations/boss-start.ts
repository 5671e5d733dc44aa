import { countOfDay } from "../days.ts";
import { held, type Rule, refuse, tally } from "../holdings.ts";
import { isRankedWeek, WEEKLY_BOSS } from "../weekly-boss.ts";

/** A ranked fight with the boss of a week begins: from here on it counts, whatever becomes of it. */
export interface BossStartOperation {
  kind: "boss-start";
  key: string;
  /** The fight. */
  attempt: string;
  /** The week of the boss. */
  week: number;
}

/** Counts the attempt, and pays for the first one of the week (spec 2 §3). Refused behind the last one of the day. */
export const bossStartRule: Rule<BossStartOperation> = (holdings, { week }, now) => {
  if (!isRankedWeek(week)) return refuse("not-now");
  const today = countOfDay(holdings, "boss.days", now);
  if (today.used >= WEEKLY_BOSS.daily) return refuse("attempts-used");
  const isFirst = held(holdings, `boss.${week}.attempts`) === 0;
  return tally([
    { path: `boss.${week}.attempts`, by: 1 },
    ...today.raised(1),
    { path: "diamonds", by: isFirst ? WEEKLY_BOSS.first.attempt : 0 },
  ]);
};
