import type { mongo } from "mongoose";
import type { UpdateAt } from "./conditional-update.ts";
import type { WalletDocument } from "./document.ts";
import type { Ledger } from "./ledger.ts";

/**
 * Makes sure that a wallet, as it was read, is on disk. Without this a reader may act on an operation that another
 * process has written but that the journal does not hold yet: a crash of the database then takes it back. The journal
 * is sequential, so a later write that it holds proves the earlier ones. False where the wallet has moved on.
 */
export function confirm(updateAt: UpdateAt, player: string, version: string): Promise<boolean> {
  return updateAt(player, version, { $inc: { confirmations: 1 } });
}

/**
 * Moves the recent lines of a quiet wallet to the ledger. Any process may do so at any time, also several at once: lines are
 * confirmed before they are appended, so that the ledger never holds what a crash took back; and they leave the
 * wallet only when the ledger holds them, so that a line is always in at least one of the two.
 */
export async function flush(
  wallets: mongo.Collection<WalletDocument>,
  updateAt: UpdateAt,
  ledger: Ledger,
  player: string,
): Promise<void> {
  for (;;) {
    const wallet = await wallets.findOne({ _id: player });
    const last = wallet?.recent.at(-1);
    if (!wallet || !last) return;
    if (!(await confirm(updateAt, player, wallet.version))) continue;
    await ledger.append(player, wallet.recent);
    await wallets.updateOne({ _id: player }, trimmedTo(last.seq));
    return;
  }
}

/** Drops the lines up to `seq`, whatever was pushed behind them meanwhile. */
function trimmedTo(seq: number): object[] {
  const left = { $filter: { input: "$recent", cond: { $gt: ["$$this.seq", seq] } } };
  const since = { $cond: [{ $eq: ["$recent", []] }, "$$REMOVE", { $first: "$recent.at" }] };
  return [
    { $set: { flushed: { $max: ["$flushed", seq] }, recent: left } },
    { $set: { unflushedSince: since } },
  ];
}
