import type { LedgerEntry } from "@diamond-valley/schemas/wallet/operations.ts";
import type { Connection } from "mongoose";
import { ledgerCollection, toEntry } from "../../wallet/ledger.ts";
import { walletModel } from "../../wallet/wallet-model.ts";
import { koreanTime } from "./korean-time.ts";

/** The youngest lines of a wallet, oldest first, wherever they stand. */
export async function lastLines(
  connection: Connection,
  player: string,
  most: number,
): Promise<LedgerEntry[]> {
  const wallet = await walletModel.collection(connection).findOne({ _id: player });
  const recent = wallet?.recent ?? [];
  const until = recent[0]?.seq ?? Number.MAX_SAFE_INTEGER;
  const stored = await ledgerCollection(connection)
    .find({ _id: { $gte: { player, seq: 0 }, $lt: { player, seq: until } } })
    .sort({ _id: -1 })
    .limit(Math.max(0, most - recent.length))
    .toArray();
  return [...stored.toReversed().map(toEntry), ...recent].slice(-most);
}

/** The youngest lines in words: when, what, and by how much each holding changed. */
export async function ledgerLines(connection: Connection, player: string, most: number): Promise<string[]> {
  const lines = await lastLines(connection, player, most);
  if (lines.length === 0) return ["  none"];
  return lines.map(({ seq, at, kind, key, changes, levelUp }) => {
    const moved = changes.map(({ path, by }) => `${path} ${by > 0 ? "+" : ""}${by}`).join(", ");
    return `  ${seq}  ${koreanTime(at)}  ${kind}  ${moved || "nothing"}${levelUp ? `, level ${levelUp}` : ""}  [${key}]`;
  });
}
