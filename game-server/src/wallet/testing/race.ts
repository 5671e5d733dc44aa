import type { LedgerEntry } from "@diamond-valley/schemas/wallet/operations.ts";
import type { Connection } from "mongoose";
import { expect } from "vitest";
import { holdingsOf, type WalletDocument } from "../document.ts";
import { auditWallets, linesOf } from "../invariants.ts";
import type { RaceReport } from "./order.ts";
import { replayLines } from "./replay-lines.ts";

/**
 * Holds what racers were told against what the database holds: no invariant broken, each acknowledged operation in
 * the ledger exactly as it was acknowledged, and each wallet what the rules make of its lines.
 */
export async function expectAllKept(connection: Connection, reports: readonly RaceReport[]): Promise<void> {
  expect(await auditWallets(connection)).toEqual([]);
  const lines = new Map<string, LedgerEntry>();
  for await (const wallet of connection.collection<WalletDocument>("wallets").find()) {
    const own = await linesOf(connection, wallet);
    for (const line of own) lines.set(`${wallet._id} ${line.key}`, line);
    expect(replayLines(own)).toEqual({ entries: own, holdings: holdingsOf(wallet) });
  }
  for (const report of reports) {
    expect(report).not.toHaveProperty("failed");
    if ("entry" in report && report.entry) {
      expect(lines.get(`${report.player} ${report.key}`)).toEqual(report.entry);
    }
  }
}
