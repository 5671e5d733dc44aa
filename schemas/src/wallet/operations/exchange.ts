import { QUESTS } from "../../quests/content.ts";
import type { Colour } from "../colours.ts";
import { held, type Rule, refuse } from "../holdings.ts";
import type { Category, StockItem } from "../wallet.ts";

/** Items of one kind traded for one item of a colour. */
export interface ExchangeOperation {
  kind: "exchange";
  key: string;
  category: Category;
  from: StockItem;
  to: Colour;
}

/** How many items of a kind one coloured item costs: two coloured ones or three failed ones (spec 2 §5). */
export function exchangePrice(from: StockItem): number {
  return from === "failed" ? QUESTS.exchange.failed : QUESTS.exchange.coloured;
}

/** Refuses with `exchange-same-colour` or, where less is held than the price, with `exchange-short`. */
export const exchangeRule: Rule<ExchangeOperation> = (holdings, { category, from, to }) => {
  if (from === to) return refuse("exchange-same-colour");
  const price = exchangePrice(from);
  if (held(holdings, `bag.${category}.${from}`) < price) return refuse("exchange-short");
  return [
    { path: `bag.${category}.${from}`, by: -price },
    { path: `bag.${category}.${to}`, by: 1 },
  ];
};
