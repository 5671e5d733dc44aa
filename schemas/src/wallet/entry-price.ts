import { type Change, type Holdings, held } from "./holdings.ts";

/** Diamonds for one entry: what it costs now, and what it cost before wallets noted it. */
export interface EntryPrices {
  readonly price: number;
  readonly former: number;
}

/**
 * Diamonds for one entry of a prize in this wallet: as it is for who holds none, and for the others what their entries
 * cost, so that a price that is changed meanwhile neither makes diamonds nor takes any.
 */
export function entryPrice(holdings: Holdings, prize: string, { price, former }: EntryPrices): number {
  if (held(holdings, `entries.${prize}`) === 0) return price;
  return held(holdings, `price.${prize}`) || former;
}

/** What changes where the entries of a prize become `entries`, at `each` diamonds: entries, the note of their price, and diamonds. */
export function entryChanges(holdings: Holdings, prize: string, entries: number, each: number): Change[] {
  const added = entries - held(holdings, `entries.${prize}`);
  const noted = entries === 0 ? 0 : each;
  const changes: Change[] = [
    { path: `entries.${prize}`, by: added },
    { path: `price.${prize}`, by: noted - held(holdings, `price.${prize}`) },
    { path: "diamonds", by: -added * each },
  ];
  return changes.filter(({ by }) => by !== 0);
}
