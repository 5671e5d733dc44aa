import { COLOURS } from "../wallet/colours.ts";
import type { StockItem } from "../wallet/wallet.ts";

/** The number of a failed item; behind it come the colours again, for two of one. */
const FAILED = COLOURS.length + 1;

/** What came up as the room's state shows it: 0 nothing, 1..4 a colour in the order of COLOURS, 5 a failed item, 6..9 two of a colour. */
export function packCatch([item, extra]: readonly StockItem[]): number {
  if (item === undefined) return 0;
  if (item === "failed") return FAILED;
  return COLOURS.indexOf(item) + 1 + (extra === undefined ? 0 : FAILED);
}

/** The items of a `packCatch`. */
export function unpackCatch(packed: number): StockItem[] {
  if (packed === 0) return [];
  const colour = COLOURS[(packed - 1) % FAILED];
  if (colour === undefined) return ["failed"];
  return packed > FAILED ? [colour, colour] : [colour];
}
