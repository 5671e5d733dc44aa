import { type Category, STOCK_ITEMS, type StockItem } from "@diamond-valley/schemas/wallet/wallet.ts";
import type { Text } from "../texts/texts.ts";

/** What was found in words, each kind with its number: `Blue ore ×3 · Red ore ×1`; empty for nothing. */
export function foundWords(text: Text, category: Category, items: readonly StockItem[]): string {
  return STOCK_ITEMS.map((item) => ({ item, count: items.filter((each) => each === item).length }))
    .filter(({ count }) => count > 0)
    .map(({ item, count }) => `${text(`items:${category}.${item}.name`)} ×${count}`)
    .join(" · ");
}
