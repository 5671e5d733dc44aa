import { holdingsOf } from "@diamond-valley/game-server/wallet/document.ts";
import { walletModel } from "@diamond-valley/game-server/wallet/wallet-model.ts";
import { PRIZES } from "@diamond-valley/schemas/vault/prizes.ts";
import { held } from "@diamond-valley/schemas/wallet/holdings.ts";
import type { Connection } from "mongoose";
import { evidenceOf } from "../faults/evidence.ts";

/** The diamonds of all players, by their ledgers and by what they hold. */
export interface Books {
  earned: number;
  /** On entries, less what entries that were taken back gave. */
  spent: number;
  held: number;
  /** Entries by prize, of all players. */
  entries: Record<string, number>;
}

/** Adds up every line of every ledger, and every wallet on its own. Call it while nobody plays. */
export async function readBooks(connection: Connection): Promise<Books> {
  const books: Books = { earned: 0, spent: 0, held: 0, entries: {} };
  for await (const wallet of walletModel.collection(connection).find()) {
    const holdings = holdingsOf(wallet);
    books.held += held(holdings, "diamonds");
    for (const { slug } of PRIZES) {
      const entries = held(holdings, `entries.${slug}`);
      if (entries > 0) books.entries[slug] = (books.entries[slug] ?? 0) + entries;
    }
    const { ledger } = await evidenceOf(connection, wallet._id);
    for (const { kind, changes } of ledger) {
      const by = changes.reduce((sum, change) => sum + (change.path === "diamonds" ? change.by : 0), 0);
      if (kind === "entries") books.spent -= by;
      else books.earned += by;
    }
  }
  return books;
}
