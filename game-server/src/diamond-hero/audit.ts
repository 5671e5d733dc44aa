import { isDeepStrictEqual } from "node:util";
import { decideRun } from "@diamond-valley/schemas/diamond-hero/decide.ts";
import type { LedgerEntry } from "@diamond-valley/schemas/wallet/operations.ts";
import type { Connection } from "mongoose";
import { runOperation } from "./operations.ts";
import { faultOf } from "./proof.ts";
import { type RunDocument, runModel } from "./run-model.ts";

/** The stored run of this id, or null. */
export function findRun(connection: Connection, attempt: string): Promise<RunDocument | null> {
  return runModel.collection(connection).findOne({ _id: attempt });
}

/** What a stored run's evidence decides. Throws where it can't be played again. */
export const replayRun = ({ evidence }: Pick<RunDocument, "evidence">) => decideRun(evidence);

/** In which way a stored run is not what its evidence decides; null where it is. */
export function runFault(run: RunDocument): string | null {
  try {
    return faultOf(run, replayRun(run));
  } catch (error) {
    return `its evidence can't be replayed: ${(error as Error).message}`;
  }
}

/** What is wrong with those of a wallet's lines that runs of Diamond Hero paid: each has its run, which decides just that. */
export async function auditRuns(
  connection: Connection,
  player: string,
  lines: readonly LedgerEntry[],
): Promise<string[]> {
  const faults: string[] = [];
  const begun = new Set(
    lines.flatMap(({ operation }) => (operation?.kind === "hero-start" ? [operation.attempt] : [])),
  );
  for (const { key, operation } of lines) {
    if (operation?.kind !== "hero-run") continue;
    const run = await findRun(connection, operation.attempt);
    if (run?.account !== player) faults.push(`${key} has no evidence`);
    else if (!begun.has(operation.attempt)) faults.push(`${key} was never begun`);
    else if (!isDeepStrictEqual(operation, runOperation(run)))
      faults.push(`${key}: stored as another run than was paid`);
    else {
      const fault = runFault(run);
      if (fault) faults.push(`${key}: ${fault}`);
    }
  }
  return faults;
}
