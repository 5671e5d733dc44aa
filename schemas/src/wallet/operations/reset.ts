import { entryChanges, entryPrice } from "../entry-price.ts";
import { held, type Rule, tally } from "../holdings.ts";

/** Takes back all that was entered under the tier that a player had. */
export interface ResetOperation {
  kind: "reset";
  key: string;
  /** The number of the change of the tier. */
  change: number;
  /** The prizes, with the diamonds for each entry that a wallet holds without a note of its price. */
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
  const entered = Object.entries(prices).filter(([prize]) => held(holdings, `entries.${prize}`) > 0);
  return tally([
    ...entered.flatMap(([prize, price]) =>
      entryChanges(holdings, prize, 0, entryPrice(holdings, prize, { price, former: price })),
    ),
    { path: "tierChanges", by: change - done },
  ]);
};
