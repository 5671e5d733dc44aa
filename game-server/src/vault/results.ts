import type { DrawOutcome } from "@diamond-valley/schemas/vault/vault.ts";
import { retryOnOutage } from "../database/outage.ts";
import type { Deps } from "../deps.ts";
import { drawnPrizeModel, resultModel } from "./result-models.ts";

/** Somebody who won a prize. */
export interface Result {
  /** The slug of the prize. */
  prize: string;
  /** What the prize is: an account wins one of a kind (spec 1 §1). */
  kind: string;
  account: string;
}

/** Who won what. */
export interface ResultStore {
  /** Makes the indexes. */
  prepare(): Promise<void>;
  /** What came of an account's draws, by prize; prizes without complete results are left out. */
  of(accountId: string): Promise<Map<string, DrawOutcome>>;
  /** Results on record that `fresh` leaves standing, and that gave one of its accounts a prize of the same kind. */
  clashes(fresh: readonly Result[]): Promise<Result[]>;
  /**
   * Puts the winners of whole prizes on record, in the place of those that their prizes had before. Until all of
   * them are written, nobody sees a result of these prizes, so that no winner ever reads of having won nothing.
   */
  publish(fresh: readonly Result[]): Promise<void>;
}

/** The only code that touches the `draw_results` and `drawn_prizes` collections. */
export function createResultStore({ connection, clock }: Pick<Deps, "connection" | "clock">): ResultStore {
  const results = resultModel.collection(connection);
  const drawn = drawnPrizeModel.collection(connection);
  return {
    prepare: () => resultModel.createIndexes(connection),
    async of(account) {
      const [known, own] = await retryOnOutage(() =>
        Promise.all([drawn.find().toArray(), results.find({ account }).toArray()]),
      );
      const won = new Set(own.map(({ prize }) => prize));
      return new Map(known.map(({ _id }) => [_id, won.has(_id) ? "won" : "not-won"]));
    },
    async clashes(fresh) {
      const replaced = prizesOf(fresh);
      const others = { prize: { $nin: replaced }, account: { $in: fresh.map(({ account }) => account) } };
      const standing = await results.find(others).toArray();
      const taken = new Set(fresh.map(kindOfAccount));
      return standing.filter((result) => taken.has(kindOfAccount(result)));
    },
    async publish(fresh) {
      if (fresh.length === 0) return;
      const prizes = prizesOf(fresh);
      const rows = fresh.map((result) => ({ _id: `${result.prize}:${result.account}`, ...result }));
      await retryOnOutage(() => drawn.deleteMany({ _id: { $in: prizes } }));
      const kept = rows.map(({ _id }) => _id);
      await retryOnOutage(() => results.deleteMany({ prize: { $in: prizes }, _id: { $nin: kept } }));
      const writes = rows.map(({ _id, ...row }) => ({
        updateOne: {
          filter: { _id },
          update: { $set: { ...row, schemaVersion: resultModel.version } },
          upsert: true,
        },
      }));
      await retryOnOutage(() => results.bulkWrite(writes, { ordered: false }));
      const at = clock.now();
      const marks = prizes.map((prize) => ({
        updateOne: {
          filter: { _id: prize },
          update: { $set: { at, schemaVersion: drawnPrizeModel.version } },
          upsert: true,
        },
      }));
      await retryOnOutage(() => drawn.bulkWrite(marks));
    },
  };
}

function prizesOf(results: readonly Result[]): string[] {
  return [...new Set(results.map(({ prize }) => prize))];
}

function kindOfAccount({ account, kind }: Result): string {
  return `${account} ${kind}`;
}
