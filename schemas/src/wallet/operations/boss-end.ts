import type { Arms } from "../../boss/kinds.ts";
import { fightCounts } from "../../community/contribution.ts";
import { type HoldingPath, held, type Rule, refuse, tally } from "../holdings.ts";
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
  /** It was fought in calm mode, which pays alike and stays off the boards. */
  calm?: true;
}

/**
 * Keeps the best score and the sum of all by arms, which the boards show, or the best score in calm mode, and counts the win; the
 * first win of the week pays, with whatever arms (spec 2 §3).
 * In the week that is about the boss it counts for the community goal and the own challenge, whose steps it pays. No more fights
 * end than were begun: `not-now`.
 */
export const bossEndRule: Rule<BossEndOperation> = (holdings, { week, arms, won, score, calm }, now) => {
  const ended = held(holdings, `boss.${week}.ended`);
  if (!isRankedWeek(week) || ended >= held(holdings, `boss.${week}.attempts`)) return refuse("not-now");
  const best: HoldingPath = calm ? `boss.${week}.calm` : `boss.${week}.best.${arms}`;
  const isFirstWin = won && held(holdings, `boss.${week}.wins`) === 0;
  return tally([
    { path: `boss.${week}.ended`, by: 1 },
    { path: `boss.${week}.wins`, by: won ? 1 : 0 },
    { path: best, by: Math.max(0, score - held(holdings, best)) },
    { path: `boss.${week}.total.${arms}`, by: calm ? 0 : score },
    { path: "diamonds", by: isFirstWin ? WEEKLY_BOSS.first.win : 0 },
    ...fightCounts(holdings, week, score, now),
  ]);
};
