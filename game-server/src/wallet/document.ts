import type { HoldingPath, Holdings } from "@diamond-valley/schemas/wallet/holdings.ts";
import type { LedgerEntry } from "@diamond-valley/schemas/wallet/operations.ts";
import type { Versioned } from "../database/model.ts";

/** A holding of `bag.fish.blue` stands at `holdings.bag.fish.blue`. */
interface NestedHoldings {
  [name: string]: number | NestedHoldings;
}

/** A document of the `wallets` collection: all that one player can win or spend. */
export interface WalletDocument extends Versioned {
  /** The account's id. */
  _id: string;
  /** An unpredictable name for the wallet as it stands now. Each operation gives it a new one. */
  version: string;
  /** Lines of the ledger so far. */
  seq: number;
  /** Lines 1 to `flushed` are in the `ledger` collection; the others are in `recent`. */
  flushed: number;
  /** The youngest lines, oldest first. At most `RECENT_MAX`, so that the document stays small. */
  recent: LedgerEntry[];
  /** When the oldest line in `recent` was written (epoch ms); absent while `recent` is empty. */
  unflushedSince?: number;
  /** Counts the writes that only made sure of what was read. */
  confirmations: number;
  /** When it last changed what boards go by, by the database's clock. */
  rankedAt?: Date;
  holdings: NestedHoldings;
}

/** A wallet that nothing has been done to. */
export function emptyWallet(player: string, version: string): WalletDocument {
  return { _id: player, version, seq: 0, flushed: 0, recent: [], confirmations: 0, holdings: {} };
}

/** What a document holds, by path. */
export function holdingsOf({ holdings }: Pick<WalletDocument, "holdings">): Holdings {
  const flat = new Map<HoldingPath, number>();
  const visit = (nested: NestedHoldings, prefix: string): void => {
    for (const [name, value] of Object.entries(nested)) {
      if (typeof value === "number") flat.set(`${prefix}${name}` as HoldingPath, value);
      else visit(value, `${prefix}${name}.`);
    }
  };
  visit(holdings, "");
  return flat;
}
