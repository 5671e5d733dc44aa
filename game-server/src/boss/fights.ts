import type { Deps } from "../deps.ts";
import type { Applied, Tell, WalletStore } from "../wallet/store.ts";
import { createStoredFirst, type DecidedAttempt, type StoredFirst } from "../wallet/stored-first.ts";
import { type FightDocument, fightModel } from "./fight-model.ts";
import { endOperation, startOperation } from "./operations.ts";

/** A fight that is over and counts. */
export type DecidedFight = DecidedAttempt<FightDocument>;

/** Fights with the golem that count. */
export interface Fights extends StoredFirst<FightDocument> {
  /** Creates the indexes. */
  prepare(): Promise<void>;
  /** Counts a ranked fight that begins. Throws `attempts-used`, and `not-now` in a week without a boss. */
  start(account: string, attempt: string, week: number, tell?: Tell): Promise<Applied>;
}

/** The only code that writes the `boss_fights` collection. */
export function createFights(
  deps: Pick<Deps, "connection" | "clock" | "log">,
  wallets: Pick<WalletStore, "apply">,
): Fights {
  const { version } = fightModel;
  const collection = fightModel.collection(deps.connection);
  return {
    prepare: () => fightModel.createIndexes(deps.connection),
    start: (account, attempt, week, tell) => wallets.apply(account, startOperation(attempt, week), { tell }),
    ...createStoredFirst({ deps, wallets, collection, version, operationOf: endOperation }),
  };
}
