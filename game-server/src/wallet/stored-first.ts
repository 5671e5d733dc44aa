import type { ArenaEvidence } from "@diamond-valley/schemas/arena/evidence.ts";
import type { ErrorCode } from "@diamond-valley/schemas/errors/catalogue.ts";
import type { WalletOperation } from "@diamond-valley/schemas/wallet/operations.ts";
import type { mongo } from "mongoose";
import { refuseAllButDuplicate } from "../database/duplicate.ts";
import type { Versioned } from "../database/model.ts";
import { retryOnOutage } from "../database/outage.ts";
import type { Deps } from "../deps.ts";
import { Problem } from "../http/problem.ts";
import { type BackgroundJob, untilOver } from "./background-jobs.ts";
import type { Applied, WalletStore } from "./store.ts";

/** Attempts that one sweep pays. */
const SWEEP_MAX = 200;

/** What all attempts have that are stored before they are paid. */
export interface StoredAttempt extends Versioned {
  /** The attempt's id: no other has it. */
  _id: string;
  account: string;
  evidence: ArenaEvidence;
  at: number;
  unpaid?: true;
  refused?: ErrorCode;
}

/** The fields of `StoredAttempt` that a model describes as these. */
export const STORED_FIELDS = {
  account: { type: String, required: true, comment: "The account's id." },
  evidence: {
    type: Object,
    required: true,
    comment: "Rules, setup and recording: what the attempt is decided again from.",
  },
  at: { type: Number, required: true, comment: "When it was over, epoch ms in season time." },
  unpaid: { type: Boolean, comment: "True while the wallet has neither taken nor refused it, then absent." },
  refused: { type: String, comment: "Error code with which the wallet refused it." },
} as const;

/** The indexes that storing and paying need. */
export const STORED_INDEXES = [
  { fields: { account: 1 }, comment: "Finds what is to go with an account." },
  {
    fields: { at: 1 },
    comment: "Finds what is unpaid, oldest first.",
    options: { partialFilterExpression: { unpaid: true } },
  },
] as const;

export interface StoredFirstParts<Stored extends StoredAttempt> {
  deps: Pick<Deps, "clock" | "log">;
  wallets: Pick<WalletStore, "apply">;
  collection: mongo.Collection<Stored>;
  /** Version of the documents. */
  version: number;
  /** What an attempt pays. */
  operationOf(attempt: Omit<Stored, "evidence">): WalletOperation;
  /** What is noted in an attempt in the moment in which it is paid. */
  noteOf?(attempt: Omit<Stored, "evidence">, applied: Applied): Partial<Stored>;
}

/** An attempt that is over, under its id. */
export type DecidedAttempt<Stored extends StoredAttempt> = Omit<
  Stored,
  "_id" | "at" | "unpaid" | "refused" | "schemaVersion"
> & { attempt: string };

/** Attempts whose evidence is too large for a line of the ledger. All calls wait out a restart of the database, and throw `unavailable` when it stays away. */
export interface StoredFirst<Stored extends StoredAttempt> extends BackgroundJob {
  /**
   * Stores an attempt with its evidence, and pays it: when this resolves both are on disk, and the player may be told.
   * Repeating is harmless. What a crash leaves stored and unpaid is paid by the sweep.
   */
  pay(decided: DecidedAttempt<Stored>): Promise<Applied>;
  /** Forgets the attempts of an account that is deleted, after its wallet was closed. */
  erase(account: string): Promise<void>;
}

/** Attempts that are stored in a collection first, and paid into the wallet then. */
export function createStoredFirst<Stored extends StoredAttempt>({
  deps: { clock, log },
  wallets,
  collection,
  version: schemaVersion,
  operationOf,
  noteOf,
}: StoredFirstParts<Stored>): StoredFirst<Stored> {
  const stored = collection as unknown as mongo.Collection<StoredAttempt>;

  async function refuse(attempt: string, code: ErrorCode): Promise<void> {
    // The account was deleted meanwhile: nothing of it stays.
    if (code === "not-registered") await stored.deleteOne({ _id: attempt });
    else await stored.updateOne({ _id: attempt }, { $set: { refused: code }, $unset: { unpaid: "" } });
  }

  async function settle(attempt: Omit<Stored, "evidence">): Promise<Applied> {
    const { _id, account } = attempt as unknown as StoredAttempt;
    try {
      const applied = await wallets.apply(account, operationOf(attempt));
      const note = noteOf?.(attempt, applied) ?? {};
      const $set = Object.keys(note).length > 0 ? { $set: note } : {};
      // One that a repeat finds paid already keeps what was noted then.
      await retryOnOutage(() =>
        stored.updateOne({ _id, unpaid: true }, {
          ...$set,
          $unset: { unpaid: "" },
        } as mongo.UpdateFilter<StoredAttempt>),
      );
      return applied;
    } catch (error) {
      if (error instanceof Problem && error.code !== "unavailable")
        await retryOnOutage(() => refuse(_id, error.code));
      throw error;
    }
  }

  return {
    async pay({ attempt: _id, ...decided }) {
      const whole = { _id, ...decided, at: clock.now(), unpaid: true, schemaVersion } as unknown as Stored;
      await retryOnOutage(() => stored.insertOne(whole).then(() => true, refuseAllButDuplicate));
      return settle(whole);
    },
    async erase(account) {
      await retryOnOutage(() => stored.deleteMany({ account }));
    },
    async sweep(over) {
      const unpaid = await stored
        .find({ unpaid: true }, { projection: { evidence: 0 } })
        .sort({ at: 1 })
        .limit(SWEEP_MAX)
        .toArray();
      for (const attempt of untilOver(over, unpaid))
        await settle(attempt as unknown as Stored).catch((error: unknown) => {
          // One that the wallet refused must not keep the others from being paid.
          if (!(error instanceof Problem) || error.code === "unavailable") throw error;
          log.warn({ attempt: attempt._id, code: error.code }, "an attempt was refused by its wallet");
        });
      return unpaid.length;
    },
  };
}
