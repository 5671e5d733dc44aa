import type { ErrorCode } from "../../errors/catalogue.ts";
import { entryChanges, entryPrice } from "../entry-price.ts";
import { held, type Rule, refuse } from "../holdings.ts";
import { levelAt } from "../levels.ts";

/** Sets the number of entries in the draw of a prize. Price, level and close are the prize's own, as they stood then. */
export interface EntriesOperation {
  kind: "entries";
  key: string;
  prize: string;
  /** The wanted number. */
  entries: number;
  /** The number that the player saw and changed; absent where nobody said it. */
  seen?: number;
  /** Diamonds for one entry, for who holds none. */
  price: number;
  /** Diamonds for one of the entries that a wallet holds without a note of their price; absent in lines of the first release. */
  former?: number;
  /** The level that unlocks the prize. */
  level: number;
  /** Why this account may add none, or null. Whoever no longer qualifies may still take entries back. */
  barred: ErrorCode | null;
  /** The change of the tier that the right to enter was judged after; absent where the tier has never changed. */
  tierChanges?: number;
  /** Epoch ms from which nothing changes any more. */
  closes: number;
}

/** Adds entries for diamonds, or takes them back for the same diamonds, until the close (spec 1 §4). */
export const entriesRule: Rule<EntriesOperation> = (holdings, operation, now) => {
  const { prize, entries, price, former = price, level, barred, closes } = operation;
  if (now >= closes) return refuse("entries-closed");
  // The tier changed while the call was under way: it was judged by what no longer holds.
  if (held(holdings, "tierChanges") > (operation.tierChanges ?? 0)) return refuse("entries-not-saved");
  const before = held(holdings, `entries.${prize}`);
  const added = entries - before;
  if (added === 0) return [];
  // A call that was held up on its way would undo the one that was made after it.
  if (operation.seen !== undefined && operation.seen !== before) return refuse("entries-not-saved");
  const each = entryPrice(holdings, prize, { price, former });
  if (added > 0) {
    if (barred) return refuse(barred);
    if (levelAt(held(holdings, "experience")) < level) return refuse("level-locked");
    if (held(holdings, "diamonds") < added * each) return refuse("insufficient-diamonds");
  }
  return entryChanges(holdings, prize, entries, each);
};
