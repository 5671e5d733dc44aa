import { isDeepStrictEqual } from "node:util";
import { holdingsOf, type WalletDocument } from "@diamond-valley/game-server/wallet/document.ts";
import { auditWallets, linesOf } from "@diamond-valley/game-server/wallet/invariants.ts";
import type { RaceReport } from "@diamond-valley/game-server/wallet/testing/order.ts";
import { replayLines } from "@diamond-valley/game-server/wallet/testing/replay-lines.ts";
import type { LedgerEntry } from "@diamond-valley/schemas/wallet/operations.ts";
import type { Connection } from "mongoose";
import { itemsMade, type RaceWork } from "./work.ts";

/** What a race left behind. */
export interface RaceAudit {
  /** Operations that were acknowledged as new, and those of them that were so more than once. */
  readonly first: number;
  readonly doubled: number;
  /** Acknowledged lines that the ledger does not hold just so. */
  readonly missing: number;
  readonly lines: number;
  /** Wallets that are not what the rules make of their lines. */
  readonly unlike: number;
  readonly violations: number;
  /** Items in all wallets, and as many as there must be by what was acknowledged. */
  readonly held: number;
  readonly made: number;
}

const isItem = (path: string): boolean => path.startsWith("bag.") || path.startsWith("items.");

/** Holds the wallets and the ledger against what the processes were told. */
export async function auditRace(
  connection: Connection,
  work: RaceWork,
  reports: readonly RaceReport[],
): Promise<RaceAudit> {
  const lines = new Map<string, LedgerEntry>();
  let [unlike, held, first, doubled, missing, made] = [0, 0, 0, 0, 0, 0];
  for await (const wallet of connection.collection<WalletDocument>("wallets").find()) {
    const own = await linesOf(connection, wallet);
    const holdings = holdingsOf(wallet);
    for (const line of own) lines.set(`${wallet._id} ${line.key}`, line);
    if (!isDeepStrictEqual(replayLines(own), { entries: own, holdings })) unlike += 1;
    for (const [path, amount] of holdings) if (isItem(path)) held += amount;
  }
  const operations = new Map(work.map(([player, operation]) => [`${player} ${operation.key}`, operation]));
  const seen = new Set<string>();
  for (const report of reports) {
    if (!("entry" in report) || !report.entry) continue;
    const key = `${report.player} ${report.key}`;
    if (!isDeepStrictEqual(lines.get(key), report.entry)) missing += 1;
    if (report.repeated) continue;
    first += 1;
    if (seen.has(key)) doubled += 1;
    seen.add(key);
    made += itemsMade(operations.get(key)!);
  }
  const violations = (await auditWallets(connection)).length;
  return { first, doubled, missing, lines: lines.size, unlike, violations, held, made };
}
