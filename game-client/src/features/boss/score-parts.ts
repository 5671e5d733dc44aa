import type { EndAnswer } from "@diamond-valley/schemas/boss/boss.ts";
import { BOSS, ticksOfFight } from "@diamond-valley/schemas/boss/tuning.ts";
import { TICK_RATE } from "@diamond-valley/schemas/protocol.ts";

/** What a score is made of; the text is `boss:score.<part>`. */
export const PARTS = ["dealt", "time", "unhurt", "close"] as const;
export type Part = (typeof PARTS)[number];

/**
 * The points of each part of an answered score (play.md section 5); together they are the score. The answer says the damage
 * in whole percent, so up to a percent of it may stand with what was won by not being hit.
 */
export function partsOf({
  score,
  outcome,
  reason,
  dealt,
  seconds,
  closeCalls,
  calm,
}: EndAnswer): Record<Part, number> {
  const whole = score ?? 0;
  const close = BOSS.score.close * Math.min(BOSS.close.most, closeCalls);
  const limit = ticksOfFight({ calm }) / TICK_RATE;
  const time = outcome === "success" ? BOSS.score.second * Math.max(0, limit - seconds) : 0;
  const rest = Math.max(0, whole - close - time);
  // Whoever has fallen has nothing left of the points for not being hit.
  const hit = reason === "fallen" ? rest : Math.min(rest, Math.floor((BOSS.score.dealt * dealt) / 100));
  return { dealt: hit, time, unhurt: rest - hit, close };
}
