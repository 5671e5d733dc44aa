import { evidenceFault } from "@diamond-valley/schemas/games/replay.ts";
import { type HoldingPath, type Holdings, held } from "@diamond-valley/schemas/wallet/holdings.ts";
import type { LedgerEntry } from "@diamond-valley/schemas/wallet/operations.ts";
import type { Connection } from "mongoose";
import { auditFights } from "../boss/audit.ts";
import { auditCommunity, reachedSteps } from "../community/audit.ts";
import { auditFlights } from "../deep/audit.ts";
import { auditRuns } from "../diamond-hero/audit.ts";
import { attemptModel } from "./attempt-model.ts";
import { holdingsOf, type WalletDocument } from "./document.ts";
import { ledgerCollection, toEntry } from "./ledger.ts";
import type { AttemptDocument } from "./unpaid-attempts.ts";
import { walletModel } from "./wallet-model.ts";

/** Something that must never be. */
export interface Violation {
  player: string;
  /** Which of the invariants of `auditWallets`. */
  invariant:
    | "lines"
    | "keys"
    | "sum"
    | "negative"
    | "price"
    | "milestone"
    | "orphan"
    | "unpaid"
    | "evidence"
    | "community";
  detail: string;
}

/**
 * Checks every wallet against its lines, and every paid attempt against its wallet. It streams, and may run while
 * players play. The invariants:
 *
 * - lines: a wallet's lines are numbered 1 to `seq`, each once, split between ledger and wallet at `flushed`
 * - keys: each key once
 * - sum: what the wallet holds is the sum of its lines
 * - negative: no holding was below 0 after any line
 * - price: diamonds spent on a draw = its entries times the price that the wallet notes, line by line and in total
 * - milestone: a milestone is paid once, with its mark
 * - orphan: no ledger line without its wallet
 * - evidence: what a game paid is what a replay of its evidence decides, and each such line has its evidence, but for
 *   lines of the first release, which kept it in `attempts`, of fights with the golem, in `boss_fights`, of flights
 *   through the Deep, in `deep_flights`, and of runs of Diamond Hero, in `hero_runs`
 * - community: the goal of a week has paid no more than its steps that were reached, to nobody who gave nothing; and an own challenge
 *   what its steps pay
 * - unpaid: an attempt of the first release that is marked as paid has its line
 */
export async function auditWallets(connection: Connection): Promise<Violation[]> {
  const violations: Violation[] = [];
  for await (const player of playersWithLines(connection)) {
    const found = await walletModel.collection(connection).findOne({ _id: player._id });
    if (!found || found.seq < player.last) {
      violations.push({
        player: player._id,
        invariant: "orphan",
        detail: `line ${player.last} has no wallet`,
      });
    }
  }
  let reached = await reachedSteps(connection);
  for await (const wallet of walletModel.collection(connection).find()) {
    let misfits = auditCommunity(holdingsOf(wallet), reached);
    if (misfits.length > 0) {
      // A goal may be reached and pay while this reads.
      reached = await reachedSteps(connection);
      misfits = auditCommunity(holdingsOf(wallet), reached);
    }
    for (const detail of misfits) violations.push({ player: wallet._id, invariant: "community", detail });
    const lines = await linesOf(connection, wallet);
    violations.push(...auditLines(wallet, lines), ...(await auditProofs(connection, wallet._id, lines)));
    // The fights, flights and runs of an account that is deleted go with it.
    if (held(holdingsOf(wallet), "closed") > 0) continue;
    const faults = [
      ...(await auditFights(connection, wallet._id, lines)),
      ...(await auditFlights(connection, wallet._id, lines)),
      ...(await auditRuns(connection, wallet._id, lines)),
    ];
    for (const detail of faults) violations.push({ player: wallet._id, invariant: "evidence", detail });
  }
  for await (const attempt of attemptModel.collection(connection).find({ paidAt: { $exists: true } })) {
    if (!(await hasLine(connection, attempt))) {
      const detail = `attempt ${attempt._id} is marked as paid`;
      violations.push({ player: attempt.player, invariant: "unpaid", detail });
    }
  }
  return violations;
}

function playersWithLines(connection: Connection): AsyncIterable<{ _id: string; last: number }> {
  const group = { $group: { _id: "$player", last: { $max: "$_id.seq" } } };
  return ledgerCollection(connection).aggregate<{ _id: string; last: number }>([group]);
}

/** A wallet's lines, oldest first, as of the moment when it was read: later ones may be in the ledger already. */
export async function linesOf(connection: Connection, wallet: WalletDocument): Promise<LedgerEntry[]> {
  const { _id: player, flushed, recent } = wallet;
  const lines = await ledgerCollection(connection)
    .find({ _id: { $gte: { player, seq: 0 }, $lte: { player, seq: flushed } } })
    .sort({ _id: 1 })
    .toArray();
  return [...lines.map(toEntry), ...recent];
}

/** The violations of one wallet. Pure. */
export function auditLines(wallet: WalletDocument, lines: readonly LedgerEntry[]): Violation[] {
  const violations: Violation[] = [];
  const report = (invariant: Violation["invariant"], detail: string): void => {
    violations.push({ player: wallet._id, invariant, detail });
  };
  const numbers = lines.map(({ seq }) => seq).join();
  if (numbers !== Array.from({ length: wallet.seq }, (_, index) => index + 1).join()) {
    report("lines", `${lines.length} lines for ${wallet.seq}: ${numbers.slice(0, 200)}`);
  }
  const keys = new Set<string>();
  const sums = new Map<HoldingPath, number>();
  for (const line of lines) {
    if (keys.has(line.key)) report("keys", `${line.key} twice`);
    keys.add(line.key);
    for (const { path, by } of line.changes) {
      const sum = (sums.get(path) ?? 0) + by;
      sums.set(path, sum);
      if (sum < 0 || !Number.isSafeInteger(sum))
        report("negative", `${path} is ${sum} after line ${line.seq}`);
    }
    const unproven = line.operation && evidenceFault(line.operation);
    if (unproven) report("evidence", `${line.key} ${unproven}`);
    const fault = priceFault(line, sums);
    if (fault) report("price", `${fault} in line ${line.seq}`);
  }
  compare(sums, holdingsOf(wallet), report);
  if (held(sums, "closed") === 0) checkTotals(lines, sums, report);
  return violations;
}

/** Lines of games without evidence, whose attempt isn't kept either. */
async function auditProofs(
  connection: Connection,
  player: string,
  lines: readonly LedgerEntry[],
): Promise<Violation[]> {
  const bare = lines.filter(({ key, operation }) => {
    return key.startsWith("quest:") && operation?.kind === "catch" && !operation.evidence;
  });
  const ids = bare.map(({ key }) => key.slice(key.lastIndexOf(":") + 1));
  if (ids.length === 0) return [];
  const kept = await attemptModel
    .collection(connection)
    .find({ _id: { $in: ids }, player })
    .toArray();
  const proven = new Set(kept.map(({ operation }) => operation.key));
  return bare
    .filter(({ key }) => !proven.has(key))
    .map(({ key }) => ({ player, invariant: "evidence" as const, detail: `${key} has no evidence` }));
}

type Report = (invariant: Violation["invariant"], detail: string) => void;

function compare(sums: Holdings, holdings: Holdings, report: Report): void {
  for (const path of new Set([...sums.keys(), ...holdings.keys()])) {
    const [sum, amount] = [held(sums, path), held(holdings, path)];
    if (sum !== amount) report("sum", `${path} is ${amount}, its lines make ${sum}`);
  }
}

/** What a line changed of `path`. */
function changed({ changes }: LedgerEntry, path: string): number {
  return changes.reduce((sum, change) => (change.path === path ? sum + change.by : sum), 0);
}

/** The draws that a line may change entries of, with the price of one where the wallet has no note of it. */
function drawsOf({ operation }: LedgerEntry): [prize: string, price: number][] {
  if (operation?.kind === "entries") return [[operation.prize, operation.former ?? operation.price]];
  return operation?.kind === "reset" ? Object.entries(operation.prices) : [];
}

/** `sums` are of all lines up to this one, itself included. */
function priceFault(line: LedgerEntry, sums: Holdings): string | null {
  const draws = drawsOf(line);
  if (draws.length === 0) return null;
  const worth = draws.reduce((sum, [prize, unnoted]) => {
    const after = held(sums, `price.${prize}`);
    // Who takes the last entry back gets what was noted before.
    const each = after || after - changed(line, `price.${prize}`) || unnoted;
    return sum + changed(line, `entries.${prize}`) * each;
  }, 0);
  const diamonds = changed(line, "diamonds");
  return diamonds === -worth ? null : `entries worth ${worth} for ${-diamonds} diamonds`;
}

/** Entries come from draws alone, whose lines hold their price; and each milestone is paid once. */
function checkTotals(lines: readonly LedgerEntry[], sums: Holdings, report: Report): void {
  const entered = new Map<string, number>();
  for (const line of lines) {
    for (const [prize] of drawsOf(line)) {
      entered.set(prize, (entered.get(prize) ?? 0) + changed(line, `entries.${prize}`));
    }
  }
  for (const [prize, entries] of entered) {
    if (entries !== held(sums, `entries.${prize}`)) report("price", `${prize} has entries from elsewhere`);
  }
  for (const [path, count] of sums) {
    if (path.startsWith("milestones.") && count > 1) report("milestone", `${path} paid ${count} times`);
  }
}

async function hasLine(connection: Connection, { player, operation }: AttemptDocument): Promise<boolean> {
  const wallet = await walletModel
    .collection(connection)
    .findOne({ _id: player, "recent.key": operation.key }, { projection: { _id: 1 } });
  if (wallet) return true;
  const line = await ledgerCollection(connection).findOne(
    { player, key: operation.key },
    { projection: { _id: 1 } },
  );
  return line !== null;
}
