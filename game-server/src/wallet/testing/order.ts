import type { LedgerEntry, WalletOperation } from "@diamond-valley/schemas/wallet/operations.ts";
import type { SettledAttempt } from "../attempts.ts";

/** Work for a racer: operations of players, in this order. */
export interface RaceOrder {
  now: number;
  work: [player: string, operation: WalletOperation][];
  /** Operations under way at once: 4 unless told. */
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

/** A catch goes the way of a room's: settled as an attempt first. */
export function settled(player: string, operation: WalletOperation): SettledAttempt {
  const attempt = `${player}:${operation.key}`;
  return { attempt, playerId: player, game: "fishing", seed: 1, inputs: {}, operation };
}
