import type { ErrorCode } from "@diamond-valley/schemas/errors/catalogue.ts";
import type { Seeds } from "@diamond-valley/schemas/random.ts";
import type { WalletOperation } from "@diamond-valley/schemas/wallet/operations.ts";
import { refuseAllButDuplicate } from "../database/duplicate.ts";
import type { Versioned } from "../database/model.ts";
import { isOutage, retryOnOutage } from "../database/outage.ts";
import type { Deps } from "../deps.ts";
import { Problem } from "../http/problem.ts";
import { attemptModel } from "./attempt-model.ts";
import type { Applied, WalletStore } from "./store.ts";

/** Attempts that one sweep pays. */
const SWEEP_MAX = 500;

/** A decided attempt at a game: what it pays, and what a replay needs to decide it again. */
export interface SettledAttempt {
  /** The attempt's id; it names the operation's key too, such as `quest:fishing:<attempt>`. */
  attempt: string;
  playerId: string;
  game: string;
  /** Both seeds; one number where rules of old had but one. */
  seed: Seeds | number;
  inputs: unknown;
  operation: WalletOperation;
}

/** A document of the `attempts` collection. */
export interface AttemptDocument extends Versioned {
  _id: string;
  player: string;
  game: string;
  seed: Seeds | number;
  inputs: unknown;
  operation: WalletOperation;
  /** Epoch ms in season time. */
  settledAt: number;
  /** Present while the wallet has neither taken nor refused the operation. */
  unpaid?: true;
  paidAt?: number;
  /** Why the wallet took nothing. */
  refused?: ErrorCode;
  /** Counts the writes that only made sure of what was read, as in a wallet. */
  confirmations: number;
}

export type PaidListener = (attempt: string, playerId: string, applied: Applied) => void;

/** The results of attempts, from the moment when they are decided to the moment when the wallet holds them. */
export interface Attempts {
  /** Creates the indexes. */
  prepare(): Promise<void>;
  /**
   * Stores a result, journalled, and pays it: when this resolves the wallet holds it, and the player may be told. A
   * crash in between leaves it to the sweep. Repeating is harmless: what was stored first counts.
   * Throws the wallet's refusal; nothing was promised yet, and nothing is paid later.
   */
  settle(result: SettledAttempt): Promise<Applied>;
  /** Pays a stored result, once. Throws the wallet's refusal, and `not-found` for an attempt that was never settled. */
  pay(attempt: string): Promise<Applied>;
  /** Pays whatever is settled and unpaid; answers how many were. */
  sweep(): Promise<number>;
  /** Calls `listener` after each payment by this process, until the answered function is called. */
  onPaid(listener: PaidListener): () => void;
}

/** The only code that touches the `attempts` collection, but for the audit. */
export function createAttempts(deps: Deps, wallets: WalletStore): Attempts {
  const { connection, clock, log } = deps;
  const attempts = attemptModel.collection(connection);
  const listeners = new Set<PaidListener>();

  async function payStored(stored: AttemptDocument): Promise<Applied> {
    if (stored.refused) throw new Problem(stored.refused);
    const applied = await wallets.apply(stored.player, stored.operation).catch(async (error: unknown) => {
      const refused = error instanceof Problem && error.code !== "unavailable" ? error.code : undefined;
      if (refused) await mark(stored._id, { refused });
      throw error;
    });
    if (stored.paidAt === undefined) await mark(stored._id, { paidAt: clock.now() });
    if (!applied.repeated) for (const listener of listeners) listener(stored._id, stored.player, applied);
    return applied;
  }

  /** Ends an attempt. When the database is away the wallet has the last word already, and the sweep asks it again. */
  async function mark(attempt: string, outcome: { paidAt: number } | { refused: ErrorCode }): Promise<void> {
    const update = { $set: outcome, $unset: { unpaid: "" as const } };
    await attempts.updateOne({ _id: attempt, unpaid: true }, update).catch((error: unknown) => {
      if (!isOutage(error)) throw error;
      log.warn({ attempt }, "an attempt could not be marked: the sweep will");
    });
  }

  /** What is paid must be on disk, which only a journalled write of our own proves: see `confirm`. */
  function load(attempt: string): Promise<AttemptDocument | null> {
    const confirmation = { $inc: { confirmations: 1 } };
    return retryOnOutage(() =>
      attempts.findOneAndUpdate({ _id: attempt }, confirmation, { returnDocument: "after" }),
    );
  }

  async function pay(attempt: string): Promise<Applied> {
    const stored = await load(attempt);
    if (!stored) throw new Problem("not-found");
    return payStored(stored);
  }

  /** One bad attempt must not keep the others from being paid. */
  async function payLeftOver(attempt: string): Promise<void> {
    await pay(attempt).catch((error: unknown) => {
      if (isOutage(error) || (error instanceof Problem && error.code === "unavailable")) throw error;
      log.warn({ attempt, err: error }, "a settled attempt could not be paid");
    });
  }

  return {
    prepare: () => attemptModel.createIndexes(connection),
    async settle({ attempt, playerId, ...result }) {
      const fresh: AttemptDocument = {
        _id: attempt,
        player: playerId,
        ...result,
        settledAt: clock.now(),
        unpaid: true,
        confirmations: 0,
        schemaVersion: attemptModel.version,
      };
      const isNew = await retryOnOutage(() =>
        attempts.insertOne(fresh).then(() => true, refuseAllButDuplicate),
      );
      return isNew ? payStored(fresh) : pay(attempt);
    },
    pay,
    async sweep() {
      const unpaid = await attempts
        .find({ unpaid: true }, { projection: { _id: 1 } })
        .sort({ settledAt: 1 })
        .limit(SWEEP_MAX)
        .toArray();
      for (const { _id } of unpaid) await payLeftOver(_id);
      return unpaid.length;
    },
    onPaid(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
