import { type HoldingPath, type Holdings, held } from "@diamond-valley/schemas/wallet/holdings.ts";
import type { LedgerEntry } from "@diamond-valley/schemas/wallet/operations.ts";
import type { mongo } from "mongoose";
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

/** A wallet as it stood when its version was given: whoever finds that version in the database knows all of it. */
export interface KnownWallet {
  player: string;
  version: string;
  seq: number;
  holdings: Holdings;
  /** Lines up to this one were in the ledger already. */
  flushed: number;
  /** The lines behind `flushed`. A sweep may have moved them to the ledger since, which gives no other version. */
  recent: readonly LedgerEntry[];
  /** Whether this version is known to be on disk, because the write that made or confirmed it was acknowledged. */
  durable: boolean;
}

/** What a document says, of which nobody knows yet whether it is on disk. */
export function knownFrom(document: WalletDocument): KnownWallet {
  const { _id: player, version, seq, flushed, recent } = document;
  return { player, version, seq, flushed, recent, holdings: holdingsOf(document), durable: false };
}

/**
 * The update that takes a wallet from `before` to `holdings` by `entries`, under a new `version`. With `flushed` the
 * lines of `before` are in the ledger and leave the wallet in the same write.
 */
export function updateOf(
  before: KnownWallet,
  entries: readonly LedgerEntry[],
  holdings: Holdings,
  version: string,
  flushed: boolean,
): mongo.UpdateFilter<WalletDocument> {
  const amounts: Record<string, number> = {};
  const gone: Record<string, ""> = {};
  for (const { path } of entries.flatMap((entry) => entry.changes)) {
    const amount = held(holdings, path);
    if (amount === 0) gone[`holdings.${path}`] = "";
    else amounts[`holdings.${path}`] = amount;
  }
  const unflushedSince = entries[0]?.at ?? 0;
  const lines = flushed
    ? { $set: { version, ...amounts, recent: [...entries], flushed: before.seq, unflushedSince } }
    : {
        $set: { version, ...amounts },
        $push: { recent: { $each: [...entries] } },
        // A sweep may have emptied `recent` since, and taken the field with it.
        $min: { unflushedSince },
      };
  return {
    ...lines,
    $inc: { seq: entries.length },
    ...(Object.keys(gone).length > 0 && { $unset: gone }),
  } as mongo.UpdateFilter<WalletDocument>;
}

/**
 * The wallets that this process knows, at most `most` of them; those that were used last stay. What is known may be
 * out of date: act on it only by a write that asks for its version, and read before refusing anything.
 */
export class KnownWallets {
  readonly #known = new Map<string, KnownWallet>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get(player: string): KnownWallet | undefined {
    return this.#known.get(player);
  }

  /** Remembers a wallet in the place of what was known of it. */
  put(wallet: KnownWallet): void {
    this.#known.delete(wallet.player);
    this.#known.set(wallet.player, wallet);
    if (this.#known.size <= this.#most) return;
    const [oldest] = this.#known.keys();
    if (oldest !== undefined) this.#known.delete(oldest);
  }

  /** Forgets a wallet that turned out not to stand at this version; what was learned since stays. */
  drop({ player, version }: KnownWallet): void {
    if (this.#known.get(player)?.version === version) this.#known.delete(player);
  }
}
