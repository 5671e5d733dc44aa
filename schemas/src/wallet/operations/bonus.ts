import { held, type Rule } from "../holdings.ts";

/** Extra diamonds of a tier. */
export interface BonusOperation {
  kind: "bonus";
  key: string;
  /** What the tier gives in all. */
  diamonds: number;
}

/** Pays what is missing of a tier's diamonds: whoever rises gets the difference, and nobody gives any back. */
export const bonusRule: Rule<BonusOperation> = (holdings, { diamonds }) => {
  const missing = diamonds - held(holdings, "tierBonus");
  if (missing <= 0) return [];
  return [
    { path: "diamonds", by: missing },
    { path: "tierBonus", by: missing },
  ];
};
