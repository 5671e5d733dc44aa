import type { ErrorCode } from "@diamond-valley/schemas/errors/catalogue.ts";
import { refuseAllButDuplicate } from "../database/duplicate.ts";
import { retryOnOutage } from "../database/outage.ts";
import type { Deps } from "../deps.ts";
import { Problem } from "../http/problem.ts";
import type { BackgroundJob } from "../wallet/background-jobs.ts";
import type { Applied, Tell, WalletStore } from "../wallet/store.ts";
import { type FightDocument, fightModel } from "./fight-model.ts";
import { endOperation, startOperation } from "./operations.ts";

/** Fights that one sweep pays. */
const SWEEP_MAX = 200;

/** A fight that is over and counts. */
export interface DecidedFight
  extends Pick<FightDocument, "account" | "kind" | "arms" | "week" | "won" | "score" | "evidence"> {
  /** The fight's id: no other has it. */
  attempt: string;
}

/** Fights with the golem that count. All calls wait out a restart of the database, and throw `unavailable` when it stays away. */
export interface Fights extends BackgroundJob {
  /** Creates the indexes. */
  prepare(): Promise<void>;
  /** Counts a ranked fight that begins. Throws `attempts-used`, and `not-now` in a week without a boss. */
  start(account: string, attempt: string, week: number, tell?: Tell): Promise<Applied>;
  /**
   * Stores a fight with its recording, and pays it: when this resolves both are on disk, and the player may be told.
   * Repeating is harmless. What a crash leaves stored and unpaid is paid by the sweep.
   */
  pay(fight: DecidedFight): Promise<Applied>;
  /** Forgets the fights of an account that is deleted, after its wallet was closed. */
  erase(account: string): Promise<void>;
}

/** The only code that writes the `boss_fights` collection. */
export function createFights(
  { connection, clock, log }: Pick<Deps, "connection" | "clock" | "log">,
  wallets: Pick<WalletStore, "apply">,
): Fights {
  const fights = fightModel.collection(connection);

  async function refuse(attempt: string, code: ErrorCode): Promise<void> {
    // The account was deleted meanwhile: nothing of it stays.
    if (code === "not-registered") await fights.deleteOne({ _id: attempt });
    else await fights.updateOne({ _id: attempt }, { $set: { refused: code }, $unset: { unpaid: "" } });
  }

  async function settle(fight: Omit<FightDocument, "evidence">): Promise<Applied> {
    const { _id: attempt, account } = fight;
    try {
      const applied = await wallets.apply(account, endOperation(fight));
      await retryOnOutage(() => fights.updateOne({ _id: attempt }, { $unset: { unpaid: "" } }));
      return applied;
    } catch (error) {
      if (error instanceof Problem && error.code !== "unavailable")
        await retryOnOutage(() => refuse(attempt, error.code));
      throw error;
    }
  }

  return {
    prepare: () => fightModel.createIndexes(connection),
    start: (account, attempt, week, tell) => wallets.apply(account, startOperation(attempt, week), { tell }),
    async pay({ attempt: _id, ...decided }) {
      const { version: schemaVersion } = fightModel;
      const fight: FightDocument = { _id, ...decided, at: clock.now(), unpaid: true, schemaVersion };
      await retryOnOutage(() => fights.insertOne(fight).then(() => true, refuseAllButDuplicate));
      return settle(fight);
    },
    async erase(account) {
      await retryOnOutage(() => fights.deleteMany({ account }));
    },
    async sweep() {
      const unpaid = await fights
        .find({ unpaid: true }, { projection: { evidence: 0 } })
        .sort({ at: 1 })
        .limit(SWEEP_MAX)
        .toArray();
      for (const fight of unpaid)
        await settle(fight).catch((error: unknown) => {
          // One that the wallet refused must not keep the others from being paid.
          if (!(error instanceof Problem) || error.code === "unavailable") throw error;
          log.warn({ attempt: fight._id, code: error.code }, "a fight was refused by its wallet");
        });
      return unpaid.length;
    },
  };
}
