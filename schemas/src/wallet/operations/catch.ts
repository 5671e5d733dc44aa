import type { Evidence } from "../evidence.ts";
import { carried, held, type Rule, refuse, tally } from "../holdings.ts";
import { bagCapacity, experienceAt, levelAt } from "../levels.ts";
import type { Category, Skill, StockItem } from "../wallet.ts";

/** What an attempt at a mini-game brought in. */
export interface CatchOperation {
  kind: "catch";
  key: string;
  category: Category;
  /** At least one; the further ones are the extra items of a mastery level (spec 2 §9). */
  items: StockItem[];
  skill: Skill;
  skillExperience: number;
  /**
   * For a guided first catch: the level that the character reaches with it. Whoever has trained the skill before is
   * refused with `not-now`, so that no race gives it twice.
   */
  firstReaches?: number;
  /** What decides it again; absent in lines of the first release, which kept it in `attempts`. */
  evidence?: Evidence;
}

/**
 * Puts items into the bag and experience on the skill and, with it, on the character (spec 2 §4). The bag takes a
 * catch while it has room for one more item, and extra items then find room too: whoever was let cast is never
 * refused the fish for having been lucky.
 */
export const catchRule: Rule<CatchOperation> = (holdings, operation) => {
  const { category, items, skill, skillExperience, firstReaches } = operation;
  const experience = held(holdings, "experience");
  const capacity = bagCapacity(category, levelAt(experience));
  if (carried(holdings, category) >= capacity) return refuse("bag-full");
  if (firstReaches !== undefined && held(holdings, `skills.${skill}`) > 0) return refuse("not-now");
  const missing = firstReaches === undefined ? 0 : experienceAt(firstReaches) - experience;
  return tally([
    ...items.map((item) => ({ path: `bag.${category}.${item}` as const, by: 1 })),
    { path: `skills.${skill}`, by: skillExperience },
    { path: "experience", by: Math.max(skillExperience, missing) },
  ]);
};
