import { type Rule, tally } from "../holdings.ts";
import type { Category, StockItem } from "../wallet.ts";

/** Items that somebody is given. */
export interface GiftOperation {
  kind: "gift";
  key: string;
  category: Category;
  items: StockItem[];
}

/** Puts items into the bag, however full it is: a gift is for once, and waits for nobody. No experience comes with it. */
export const giftRule: Rule<GiftOperation> = (_holdings, { category, items }) =>
  tally(items.map((item) => ({ path: `bag.${category}.${item}` as const, by: 1 })));
