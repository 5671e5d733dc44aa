import type { Tier } from "@diamond-valley/schemas/account/tiers.ts";
import { retryOnOutage } from "../database/outage.ts";
import type { Deps } from "../deps.ts";
import { digestOfSub } from "./person.ts";
import { storeTierModel } from "./store-tier-model.ts";

/** What the store's lists say of somebody. */
export interface ListedTier {
  /** The tier of the newest weekly list, and when it was taken in (epoch ms). */
  weekly: { tier: Tier; at: number } | null;
  /** The tier as of the snapshot. */
  snapshot: Tier | null;
}

/** Which list a row belongs to. */
export type TierList = keyof ListedTier;

/** A row of a list: the provider's name for a person, and the tier. */
export interface TierRow {
  sub: string;
  tier: Tier;
}

/** The store's lists of tiers, as an operator brought them in. They may name people who have never signed in. */
export interface StoreTiers {
  /** By the digest of the provider's name, as accounts have it. */
  of(digest: string): Promise<ListedTier>;
  /** Takes in rows of a list; they stand above earlier ones. */
  take(list: TierList, rows: readonly TierRow[]): Promise<void>;
  forget(digest: string): Promise<void>;
  /** Forgets everybody. */
  clear(): Promise<void>;
}

/** The only code that touches the `tiers` collection. People in it have not agreed to anything: a digest names them. */
export function createStoreTiers({ connection, clock }: Pick<Deps, "connection" | "clock">): StoreTiers {
  const tiers = storeTierModel.collection(connection);
  return {
    async of(digest) {
      const found = await retryOnOutage(() => tiers.findOne({ _id: digest }));
      return { weekly: found?.weekly ?? null, snapshot: found?.snapshot ?? null };
    },
    async take(list, rows) {
      const at = clock.now();
      const writes = rows.map(({ sub, tier }) => ({
        updateOne: {
          filter: { _id: digestOfSub(sub) },
          update: {
            $set: {
              ...(list === "weekly" ? { weekly: { tier, at } } : { snapshot: tier }),
              schemaVersion: storeTierModel.version,
            },
          },
          upsert: true,
        },
      }));
      if (writes.length > 0) await retryOnOutage(() => tiers.bulkWrite(writes, { ordered: false }));
    },
    async forget(digest) {
      await retryOnOutage(() => tiers.deleteOne({ _id: digest }));
    },
    async clear() {
      await retryOnOutage(() => tiers.deleteMany({}));
    },
  };
}
