import { bagCapacity, deliveriesAt, MAX_LEVEL, MILESTONES } from "./levels.ts";
import { CATEGORIES, type Category } from "./wallet.ts";

/** What a level opens (spec 2 §3, §9). */
export interface Unlock {
  level: number;
  /** Diamonds that are paid when it is reached; 0 for none. */
  diamonds: number;
  /** Places in the bag from then on, where they grow. */
  bag: Partial<Record<Category, number>>;
  /** So many more deliveries a day from then on, where they grow. */
  deliveries: Partial<Record<Category, number>>;
}

/** The categories of which `level` allows more than the level before. */
function growing(level: number, amountAt: (category: Category, level: number) => number): Category[] {
  return CATEGORIES.filter((category) => amountAt(category, level) > amountAt(category, level - 1));
}

/** What reaching `level` opens, or null where it opens nothing. */
export function unlockAt(level: number): Unlock | null {
  if (level < 2 || level > MAX_LEVEL) return null;
  const diamonds = MILESTONES.find((milestone) => milestone.level === level)?.diamonds ?? 0;
  const bag = Object.fromEntries(
    growing(level, bagCapacity).map((category) => [category, bagCapacity(category, level)]),
  );
  const deliveries = Object.fromEntries(
    growing(level, deliveriesAt).map((category) => [
      category,
      deliveriesAt(category, level) - deliveriesAt(category, level - 1),
    ]),
  );
  const isEmpty = diamonds === 0 && Object.keys(bag).length === 0 && Object.keys(deliveries).length === 0;
  return isEmpty ? null : { level, diamonds, bag, deliveries };
}

/** The next level above `level` that opens something, or null after the last one. */
export function nextUnlock(level: number): Unlock | null {
  for (let next = level + 1; next <= MAX_LEVEL; next += 1) {
    const unlock = unlockAt(next);
    if (unlock) return unlock;
  }
  return null;
}
