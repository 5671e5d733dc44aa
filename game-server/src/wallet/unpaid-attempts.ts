import type { ErrorCode } from "@diamond-valley/schemas/errors/catalogue.ts";
import type { Seeds } from "@diamond-valley/schemas/random.ts";
import type { WalletOperation } from "@diamond-valley/schemas/wallet/operations.ts";
import type { Versioned } from "../database/model.ts";
import { isOutage, retryOnOutage } from "../database/outage.ts";
import type { Deps } from "../deps.ts";
import { Problem } from "../http/problem.ts";
import { attemptModel } from "./attempt-model.ts";
import { type BackgroundJob, untilOver } from "./background-jobs.ts";
import type { WalletStore } from "./store.ts";

/** Attempts that one sweep pays. */
const SWEEP_MAX = 500;

/** A document of the `attempts` collection, as the first release stored them before it paid them. */
export interface AttemptDocument extends Versioned {
  _id: string;
  player: string;
  game: string;
  seed: Seeds | number;
  inputs: unknown;
  operation: WalletOperation;
  settledAt: number;
  unpaid?: true;
  paidAt?: number;
  refused?: ErrorCode;
  confirmations: number;
}

/** Pays what the first release stored and a crash kept from being paid. */
export interface UnpaidAttempts extends BackgroundJob {
  /** Creates the index. */
  prepare(): Promise<void>;
}

/** The only code that touches the `attempts` collection, but for the audit: nothing is added to it any more. */
export function createUnpaidAttempts({ connection, clock, log }: Deps, wallets: WalletStore): UnpaidAttempts {
  const attempts = attemptModel.collection(connection);

  /** What is paid must be on disk, which only a journalled write of our own proves. */
  function load(attempt: string): Promise<AttemptDocument | null> {
    const confirmation = { $inc: { confirmations: 1 } };
    return retryOnOutage(() =>
      attempts.findOneAndUpdate({ _id: attempt, unpaid: true }, confirmation, { returnDocument: "after" }),
    );
  }

  async function mark(attempt: string, outcome: { paidAt: number } | { refused: ErrorCode }): Promise<void> {
    const update = { $set: outcome, $unset: { unpaid: "" as const } };
    await retryOnOutage(() => attempts.updateOne({ _id: attempt, unpaid: true }, update));
  }

  async function pay(attempt: string): Promise<void> {
    const stored = await load(attempt);
    if (!stored) return;
    try {
      await wallets.apply(stored.player, stored.operation);
      await mark(attempt, { paidAt: clock.now() });
    } catch (error) {
      if (!(error instanceof Problem) || error.code === "unavailable") throw error;
      await mark(attempt, { refused: error.code });
    }
  }

  return {
    prepare: () => attemptModel.createIndexes(connection),
    async sweep(over) {
      const unpaid = await attempts
        .find({ unpaid: true }, { projection: { _id: 1 } })
        .sort({ settledAt: 1 })
        .limit(SWEEP_MAX)
        .toArray();
      for (const { _id: attempt } of untilOver(over, unpaid)) {
        await pay(attempt).catch((error: unknown) => {
          // One bad attempt must not keep the others from being paid.
          if (isOutage(error) || error instanceof Problem) throw error;
          log.warn({ attempt, err: error }, "attempt of the first release could not be paid");
        });
      }
      return unpaid.length;
    },
  };
}
