import content from "../../content/tiers.json" with { type: "json" };
import type { Tier } from "./tiers.ts";

/** Who is paid which bonus: a row of the content, or nobody. */
export type BonusRow = keyof typeof content.bonus;

/** The row that somebody belongs to; null for tiers that get nothing extra. A VVIP is one whatever the tier. */
export function bonusRow(tier: Tier, vvip: boolean): BonusRow | null {
  const row = vvip ? "vvip" : tier;
  return isRow(row) ? row : null;
}

/** Extra diamonds of a row, in all (spec 1 §1: higher tiers receive extra diamonds). */
export function bonusDiamonds(row: BonusRow): number {
  return content.bonus[row];
}

function isRow(word: string): word is BonusRow {
  return Object.hasOwn(content.bonus, word);
}
