import type { Holdings } from "@diamond-valley/schemas/wallet/holdings.ts";
import type { LedgerEntry } from "@diamond-valley/schemas/wallet/operations.ts";
import { holdingsOf, type WalletDocument } from "./document.ts";

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
