import type { Arms } from "../../boss/kinds.ts";
import { fightCounts } from "../../community/contribution.ts";
import { held, type Rule, refuse, tally } from "../holdings.ts";
import { isRankedWeek, WEEKLY_BOSS } from "../weekly-boss.ts";

/** A ranked fight with the boss of a week is over. */
export interface BossEndOperation {
  kind: "boss-end";
  key: string;
  /** The fight, whose recording is kept apart. */
  attempt: string;
  /** The week that the fight was begun in, however late it ended. */
  week: number;
  arms: Arms;
  won: boolean;
  score: number;
}

/**
 * Keeps the best score and the sum of all by arms and counts the win; the first win of the week pays, with whatever arms (spec 2 §3).
 * In the week that is about the boss it counts for the community goal and the own challenge, whose steps it pays. No more fights
 * end than were begun: `not-now`.
 */
export const bossEndRule: Rule<BossEndOperation> = (holdings, { week, arms, won, score }, now) => {
  const ended = held(holdings, `boss.${week}.ended`);
  if (!isRankedWeek(week) || ended >= held(holdings, `boss.${week}.attempts`)) return refuse("not-now");
  const isFirstWin = won && held(holdings, `boss.${week}.wins`) === 0;
  return tally([
    { path: `boss.${week}.ended`, by: 1 },
    { path: `boss.${week}.wins`, by: won ? 1 : 0 },
    {
      path: `boss.${week}.best.${arms}`,
      by: Math.max(0, score - held(holdings, `boss.${week}.best.${arms}`)),
    },
    { path: `boss.${week}.total.${arms}`, by: score },
    { path: "diamonds", by: isFirstWin ? WEEKLY_BOSS.first.win : 0 },
    ...fightCounts(holdings, week, score, now),
  ]);
};
