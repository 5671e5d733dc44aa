import { retryOnOutage } from "../database/outage.ts";
import type { Deps } from "../deps.ts";
import { entrantModel } from "./draw-models.ts";

/** Accounts that come from the database at once: left to itself, it sends a hundred thousand. */
const READ_TOGETHER = 2_000;

/** An account with all of its entries. */
export interface Entrant {
  account: string;
  /** By slug of the prize. */
  entries: Record<string, number>;
  /** Prizes whose draw the account may not enter, whatever it holds. */
  barred: string[];
}

/** What each account held when entries were frozen. */
export interface EntrantStore {
  prepare(): Promise<void>;
  write(run: string, entrants: readonly Entrant[]): Promise<void>;
  /** Who takes part in the draw of a prize, in no order. */
  read(run: string, prize: string): AsyncIterable<{ account: string; entries: number }>;
  /** What some accounts held, by account; those that held nothing are left out. */
  of(run: string, accounts: readonly string[]): Promise<Map<string, Entrant["entries"]>>;
  /** Forgets what other runs than this one have left. */
  keepOnly(run: string): Promise<void>;
  /** Forgets everybody. */
  clear(): Promise<void>;
}

/** The only code that touches the `draw_entrants` collection. */
export function createEntrantStore({ connection }: Pick<Deps, "connection">): EntrantStore {
  const frozen = entrantModel.collection(connection);
  const idOf = (run: string, account: string) => `${run}:${account}`;
  return {
    prepare: () => entrantModel.createIndexes(connection),
    async write(run, entrants) {
      const fresh = entrants.map(({ account, entries, barred }) => ({
        ...{ _id: idOf(run, account), run, account, entries, ...(barred.length > 0 && { barred }) },
        schemaVersion: entrantModel.version,
      }));
      await retryOnOutage(async (maybeDone) => {
        if (maybeDone) await frozen.deleteMany({ _id: { $in: fresh.map(({ _id }) => _id) } });
        await frozen.insertMany(fresh, { ordered: false });
      });
    },
    async *read(run, prize) {
      const field = `entries.${prize}`;
      const among = { run, [field]: { $gt: 0 }, barred: { $ne: prize } };
      const found = frozen.find(among, { projection: { account: 1, [field]: 1 }, batchSize: READ_TOGETHER });
      for await (const { account, entries } of found) yield { account, entries: entries[prize] ?? 0 };
    },
    async of(run, accounts) {
      const ids = accounts.map((account) => idOf(run, account));
      const found = await retryOnOutage(() => frozen.find({ _id: { $in: ids } }).toArray());
      return new Map(found.map(({ account, entries }) => [account, entries]));
    },
    async keepOnly(run) {
      await retryOnOutage(() => frozen.deleteMany({ run: { $ne: run } }));
    },
    async clear() {
      await retryOnOutage(() => frozen.deleteMany({}));
    },
  };
}
