import { retryOnOutage } from "../database/outage.ts";
import type { Deps } from "../deps.ts";
import type { Applied, Tell, WalletStore } from "../wallet/store.ts";
import { createStoredFirst, type DecidedAttempt, type StoredFirst } from "../wallet/stored-first.ts";
import { runOperation, startOperation } from "./operations.ts";
import { type RunDocument, runModel } from "./run-model.ts";

/** A run that is over. */
export type DecidedRun = Omit<DecidedAttempt<RunDocument>, "unchecked" | "leasedUntil" | "isProven">;

/** Runs of Diamond Hero. */
export interface Runs extends StoredFirst<RunDocument> {
  /** Creates the indexes. */
  prepare(): Promise<void>;
  /** Counts a run that begins. */
  start(account: string, attempt: string, tell?: Tell): Promise<Applied>;
  /** The run of this id, or null. */
  find(attempt: string): Promise<RunDocument | null>;
}

/** The only code that writes the `hero_runs` collection, but for the board's check. */
export function createRuns(
  deps: Pick<Deps, "connection" | "clock" | "log">,
  wallets: Pick<WalletStore, "apply">,
): Runs {
  const { version } = runModel;
  const collection = runModel.collection(deps.connection);
  return {
    prepare: () => runModel.createIndexes(deps.connection),
    start: (account, attempt, tell) => wallets.apply(account, startOperation(attempt), { tell }),
    find: (attempt) => retryOnOutage(() => collection.findOne({ _id: attempt })),
    ...createStoredFirst({
      deps,
      wallets,
      collection,
      version,
      operationOf: runOperation,
      // A run that raised the best score, of all time or of its week, enters the board once it was played again.
      noteOf: (_, applied) => (raisesBest(applied) ? { unchecked: true } : {}),
    }),
  };
}

/** Whether a run's line of the ledger raised the player's best score, of all time or of a week. */
export const raisesBest = ({ entry }: Pick<Applied, "entry">): boolean =>
  entry?.changes.some(({ path }) => /^hero\.(weeks\.\d+\.)?best$/.test(path)) ?? false;
