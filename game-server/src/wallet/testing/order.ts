import type { Evidence } from "@diamond-valley/schemas/wallet/evidence.ts";
import type { CatchOperation } from "@diamond-valley/schemas/wallet/operations/catch.ts";
import type { LedgerEntry, WalletOperation } from "@diamond-valley/schemas/wallet/operations.ts";
import type { DecidedAttempt } from "../attempts.ts";

/** A catch under an id that the racer mints itself, as a room does. */
export interface MintedCatch {
  kind: "minted";
  seed: number;
}

/** Work for a racer: operations of players, in this order. */
export interface RaceOrder {
  now: number;
  work: [player: string, operation: WalletOperation | MintedCatch][];
  /** Operations under way at once, so that some share a command: 8 unless told. */
  lanes?: number;
  /** Commands to the database after which the racer kills itself. */
  dieAfter?: number;
}

/** What a racer says of an operation. */
export type RaceReport = { player: string; key: string } & (
  | { entry: LedgerEntry | null; repeated: boolean }
  | { refused: string }
  | { failed: string }
);

/** A catch with its evidence goes the way of a room's. */
export function decided(
  player: string,
  attempt: string,
  { evidence, ...operation }: CatchOperation & { evidence: Evidence },
): DecidedAttempt {
  return { attempt, playerId: player, ...evidence, operation };
}
