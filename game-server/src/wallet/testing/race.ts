import { type ChildProcess, fork } from "node:child_process";
import { isRefusal, NOTHING } from "@diamond-valley/schemas/wallet/holdings.ts";
import { type LedgerEntry, perform } from "@diamond-valley/schemas/wallet/operations.ts";
import type { Connection } from "mongoose";
import { expect } from "vitest";
import { holdingsOf, type WalletDocument } from "../document.ts";
import { auditWallets, linesOf } from "../invariants.ts";
import type { RaceOrder, RaceReport } from "./order.ts";

/** A process that applies operations. */
export interface Racer {
  /** Resolves with the reports that came before it was done, or died. */
  run(order: RaceOrder): Promise<RaceReport[]>;
  readonly alive: boolean;
  /** kill -9; resolves when it is gone. */
  kill(): Promise<void>;
}

/** Starts one on the database at `url`. */
export async function startRacer(url: string): Promise<Racer> {
  const watched = new URL(url);
  watched.searchParams.set("monitorCommands", "true");
  const child = fork(new URL("./racer.ts", import.meta.url), [watched.href], { execArgv: [] });
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  await reportsOf(child, gone);
  return {
    async run(order) {
      const reports = reportsOf(child, gone);
      child.send(order);
      return reports;
    },
    get alive() {
      return child.exitCode === null && child.signalCode === null;
    },
    async kill() {
      child.kill("SIGKILL");
      await gone;
    },
  };
}

function reportsOf(child: ChildProcess, gone: Promise<void>): Promise<RaceReport[]> {
  const reports: RaceReport[] = [];
  return new Promise((resolve) => {
    const end = () => {
      child.off("message", hear);
      resolve(reports);
    };
    const hear = (message: RaceReport | { done: true }) => {
      if ("done" in message) end();
      else reports.push(message);
    };
    child.on("message", hear);
    void gone.then(end);
  });
}

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
    expect(replay(own)).toEqual({ entries: own, holdings: holdingsOf(wallet) });
  }
  for (const report of reports) {
    expect(report).not.toHaveProperty("failed");
    if ("entry" in report && report.entry) {
      expect(lines.get(`${report.player} ${report.key}`)).toEqual(report.entry);
    }
  }
}

/** What the rules make of the operations in `lines`, in their order. */
function replay(lines: readonly LedgerEntry[]) {
  let holdings = NOTHING;
  const entries: LedgerEntry[] = [];
  for (const { operation, at } of lines) {
    if (!operation) continue;
    const outcome = perform(holdings, entries.length, operation, at);
    if (isRefusal(outcome)) throw new Error(`${operation.key} is refused in a replay: ${outcome.refused}`);
    holdings = outcome.holdings;
    entries.push(...outcome.entries);
  }
  return { entries, holdings };
}
