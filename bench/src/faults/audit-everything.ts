import { auditWallets } from "@diamond-valley/game-server/wallet/invariants.ts";
import type { Connection } from "mongoose";
import { emptyJournal, type Journal } from "../bots/journal.ts";
import { auditJournal, type Evidence, type Findings } from "./audit.ts";
import { auditGoals } from "./community-audit.ts";
import { accountOf, evidenceOf } from "./evidence.ts";
import { auditFriends } from "./friends-audit.ts";

const NOTHING: Evidence = { holdings: new Map(), ledger: [], facts: {} };

/** Everything that was promised to anybody, held against the database. Call it while nobody plays. */
export async function auditEverything(
  connection: Connection,
  journals: readonly Journal[],
): Promise<Findings> {
  const all = auditJournal(emptyJournal("nobody"), NOTHING);
  for (const { player, invariant, detail } of await auditWallets(connection)) {
    all.violations.push(`wallet ${player}: ${invariant}: ${detail}`);
  }
  for (const fault of await auditGoals(connection)) all.violations.push(`community goal: ${fault}`);
  all.violations.push(...(await auditFriends(connection, journals)));
  for (const journal of journals) {
    const findings = await auditOne(connection, journal);
    all.violations.push(
      ...findings.violations,
      ...journal.surprises.map((each) => `${journal.loginHint}: ${each}`),
    );
    for (const kind of Object.keys(all.compared) as (keyof Findings["compared"])[]) {
      all.compared[kind] += findings.compared[kind];
    }
  }
  return all;
}

async function auditOne(connection: Connection, journal: Journal): Promise<Findings> {
  const account = await accountOf(connection, journal.loginHint);
  // Somebody whose very first sign-in was never answered may have no account; then nothing was promised either.
  return auditJournal(journal, account ? await evidenceOf(connection, account) : NOTHING);
}
