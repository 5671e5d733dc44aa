import { type Change, type Holdings, held, type Rule } from "../holdings.ts";

/** Takes back all that was entered under the tier that a player had. */
export interface ResetOperation {
  kind: "reset";
  key: string;
  /** The number of the change of the tier. */
  change: number;
  /** Diamonds for one entry, by prize: what was paid, since a price stays while anybody holds entries. */
  prices: Readonly<Record<string, number>>;
  /** Epoch ms from which entries are locked, whatever becomes of the tier. */
  closes: number;
}

/**
 * Returns the diamonds of every entry (spec 2 §4). The wallet keeps the number of the change, so that a reset that
 * comes late, or again, leaves alone what was entered since.
 */
export const resetRule: Rule<ResetOperation> = (holdings, { change, prices, closes }, now) => {
  const done = held(holdings, "tierChanges");
  if (done >= change || now >= closes) return [];
  const entered = entriesOf(holdings, prices);
  const returned = entered.reduce((sum, { entries, price }) => sum + entries * price, 0);
  return [
    ...entered.map(({ prize, entries }): Change => ({ path: `entries.${prize}`, by: -entries })),
    ...(returned > 0 ? [{ path: "diamonds", by: returned } as const] : []),
    { path: "tierChanges", by: change - done },
  ];
};

function entriesOf(holdings: Holdings, prices: ResetOperation["prices"]) {
  return Object.entries(prices)
    .map(([prize, price]) => ({ prize, price, entries: held(holdings, `entries.${prize}`) }))
    .filter(({ entries }) => entries > 0);
}
