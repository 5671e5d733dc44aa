import type { AccountDocument } from "@diamond-valley/game-server/account/document.ts";
import { digestOfSub } from "@diamond-valley/game-server/account/person.ts";
import { createProgressStore } from "@diamond-valley/game-server/story/progress.ts";
import { holdingsOf, type WalletDocument } from "@diamond-valley/game-server/wallet/document.ts";
import { ledgerCollection, toEntry } from "@diamond-valley/game-server/wallet/ledger.ts";
import { walletDeps } from "@diamond-valley/game-server/wallet/testing/deps.ts";
import { NOTHING } from "@diamond-valley/schemas/wallet/holdings.ts";
import type { Connection } from "mongoose";
import type { Evidence } from "./audit.ts";

/** The account of whoever signed in with this hint, whose flags follow a `+`. */
export async function accountOf(connection: Connection, loginHint: string): Promise<string | null> {
  const [sub = ""] = loginHint.split("+");
  const account = await connection.collection<AccountDocument>("accounts").findOne({ sub: digestOfSub(sub) });
  return account?._id ?? null;
}

/** What the database holds of a player: the wallet, its whole ledger wherever its lines stand, and the story's facts. */
export async function evidenceOf(connection: Connection, player: string): Promise<Evidence> {
  const wallet = await connection.collection<WalletDocument>("wallets").findOne({ _id: player });
  const flushed = (await ledgerCollection(connection).find({ player }).sort({ _id: 1 }).toArray()).map(
    toEntry,
  );
  const lines = new Set(flushed.map(({ seq }) => seq));
  const recent = (wallet?.recent ?? []).filter(({ seq }) => !lines.has(seq));
  const { facts } = await createProgressStore(walletDeps(connection)).read(player);
  return { holdings: wallet ? holdingsOf(wallet) : NOTHING, ledger: [...flushed, ...recent], facts };
}
