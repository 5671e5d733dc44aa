import type { Evidence } from "@diamond-valley/schemas/wallet/evidence.ts";
import type { WalletOperation } from "@diamond-valley/schemas/wallet/operations.ts";
import type { Connection } from "mongoose";
import { attemptModel } from "./attempt-model.ts";
import { ledgerCollection } from "./ledger.ts";
import { walletModel } from "./wallet-model.ts";

/** A paid attempt: what was paid, and what decides it again. */
export interface RecordedAttempt {
  player: string;
  /** When it was paid or, in the first release, decided: epoch ms in season time. */
  at: number;
  operation: WalletOperation;
  evidence: Evidence;
}

/**
 * The paid attempt of a game under this id, from its line in a wallet or in the ledger, or as the first release kept
 * it; null where none was paid. Without an index for it: this reads all lines, and is for operators.
 */
export async function findRecordedAttempt(
  connection: Connection,
  games: readonly string[],
  attempt: string,
): Promise<RecordedAttempt | null> {
  const key = { $in: games.map((game) => `quest:${game}:${attempt}`) };
  const wallet = await walletModel.collection(connection).findOne({ "recent.key": key });
  const recent = wallet?.recent.find((line) => key.$in.includes(line.key));
  const line = recent ?? (await ledgerCollection(connection).findOne({ key }));
  const operation = line?.operation;
  if (line && operation?.kind === "catch" && operation.evidence) {
    const player = wallet?._id ?? ("player" in line ? line.player : "");
    return { player, at: line.at, operation, evidence: operation.evidence };
  }
  const stored = await attemptModel.collection(connection).findOne({ _id: attempt });
  if (!stored) return null;
  const { player, settledAt: at, game, seed, inputs } = stored;
  return { player, at, operation: stored.operation, evidence: { game, seed, inputs } };
}
