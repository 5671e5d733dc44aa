import type { Rank } from "@diamond-valley/schemas/draws/ranking.ts";
import type { DrawnPrize } from "@diamond-valley/schemas/draws/terms.ts";
import { retryOnOutage } from "../database/outage.ts";
import type { Deps } from "../deps.ts";
import { rankModel } from "./draw-models.ts";

/** Somebody drawn, with the account behind the pseudonym while it is known. */
export type KnownRank = Rank & { account?: string };

/** A prize with all who were drawn for it, lowest key first. */
export type RankedPrize = DrawnPrize & { ranks: KnownRank[] };

/** Who was drawn for each prize. */
export interface RankStore {
  prepare(): Promise<void>;
  write(run: string, prize: string, ranks: readonly KnownRank[]): Promise<void>;
  /** The prizes with those that a run has drawn for them. */
  read(run: string, prizes: readonly DrawnPrize[]): Promise<RankedPrize[]>;
  /** Forgets what a run has drawn. */
  forget(run: string): Promise<void>;
  /** Forgets what other runs than this one have left. */
  keepOnly(run: string): Promise<void>;
  /** Forgets which accounts were drawn. */
  forgetAccounts(): Promise<void>;
}

/** The only code that touches the `draw_ranks` collection. */
export function createRankStore({ connection }: Pick<Deps, "connection">): RankStore {
  const stored = rankModel.collection(connection);
  return {
    prepare: () => rankModel.createIndexes(connection),
    async write(run, prize, ranks) {
      if (ranks.length === 0) return;
      const fresh = ranks.map((known, rank) => ({
        ...{ _id: `${run}:${prize}:${rank}`, run, prize, rank, ...known },
        schemaVersion: rankModel.version,
      }));
      await retryOnOutage(async (maybeDone) => {
        if (maybeDone) await stored.deleteMany({ run, prize });
        await stored.insertMany(fresh, { ordered: false });
      });
    },
    async read(run, prizes) {
      const found = await retryOnOutage(() => stored.find({ run }).sort({ prize: 1, rank: 1 }).toArray());
      const ranks = Map.groupBy(found, ({ prize }) => prize);
      return prizes.map((prize) => ({
        ...prize,
        ranks: (ranks.get(prize.slug) ?? []).map(({ entrant, key, account }) => {
          return { entrant, key, ...(account !== undefined && { account }) };
        }),
      }));
    },
    async forget(run) {
      await retryOnOutage(() => stored.deleteMany({ run }));
    },
    async keepOnly(run) {
      await retryOnOutage(() => stored.deleteMany({ run: { $ne: run } }));
    },
    async forgetAccounts() {
      const known = { account: { $exists: true } };
      await retryOnOutage(() => stored.updateMany(known, { $unset: { account: "" } }));
    },
  };
}
