import { held } from "@diamond-valley/schemas/wallet/holdings.ts";
import type { Connection } from "mongoose";
import { holdingsOf } from "../wallet/document.ts";
import { linesOf } from "../wallet/invariants.ts";
import { walletModel } from "../wallet/wallet-model.ts";
import { type Signals, signalsOf } from "./signals.ts";

/** Every player with a signal, of all wallets but those of deleted accounts. It streams, and may run while players play. */
export async function* scanWallets(connection: Connection): AsyncIterable<Signals & { player: string }> {
  for await (const wallet of walletModel.collection(connection).find()) {
    if (held(holdingsOf(wallet), "closed") > 0) continue;
    const signals = signalsOf(await linesOf(connection, wallet));
    if (Object.keys(signals).length > 0) yield { player: wallet._id, ...signals };
  }
}
