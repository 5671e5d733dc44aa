import type { Claim } from "@diamond-valley/schemas/vault/vault.ts";
import type { mongo } from "mongoose";
import { isDuplicate } from "../database/duplicate.ts";
import { retryOnOutage } from "../database/outage.ts";
import type { Deps } from "../deps.ts";
import { Problem } from "../http/problem.ts";
import { claimModel, type StockDocument } from "./claim-model.ts";

/** A code for a VIP item or a digital prize that an operator brings in. */
export interface StockedCode {
  code: string;
  /** The slug of the item. */
  prize: string;
  /** Epoch ms until which the code is worth something. */
  validUntil: number;
}

/** The codes of VIP items and of digital prizes: one each for whoever may have it. */
export interface ClaimStore {
  /** Makes the indexes. */
  prepare(): Promise<void>;
  /** What an account has claimed, by prize. */
  of(accountId: string): Promise<Map<string, Claim>>;
  /** VIP items of which no code is left. */
  soldOut(prizes: readonly string[]): Promise<Set<string>>;
  /** How many codes of a prize are left. */
  left(prize: string): Promise<number>;
  /**
   * Gives an account a code, always the same one.
   * @throws Problem `sold-out` where none is left
   */
  claim(prize: string, accountId: string): Promise<Claim>;
  /** Takes back the codes of a prize that these accounts have and never saw: somebody else may get them. */
  release(prize: string, accountIds: readonly string[]): Promise<void>;
  /** Adds codes, and leaves those alone that are there already; answers how many are new. */
  stock(codes: readonly StockedCode[]): Promise<number>;
}

/** The only code that touches the `prize_codes` collection. */
export function createClaimStore({ connection, clock }: Pick<Deps, "connection" | "clock">): ClaimStore {
  const codes = claimModel.collection(connection);

  async function ofAccount(
    account: string,
    more: mongo.Filter<StockDocument> = {},
  ): Promise<StockDocument[]> {
    return codes.find({ ...more, account }).toArray();
  }

  /** The index refuses a second code of one account, also where the first one's answer was lost. */
  async function takeOne(prize: string, account: string): Promise<StockDocument | undefined> {
    const now = clock.now();
    const taken = await codes
      .findOneAndUpdate(
        { prize, free: true, validUntil: { $gt: now } },
        { $set: { account, claimedAt: now }, $unset: { free: "" } },
        { sort: { validUntil: 1 }, returnDocument: "after" },
      )
      .catch((error: unknown) => (isDuplicate(error) ? null : Promise.reject(error)));
    return taken ?? (await ofAccount(account, { prize }))[0];
  }

  return {
    prepare: () => claimModel.createIndexes(connection),
    async of(account) {
      const own = await retryOnOutage(() => ofAccount(account));
      return new Map(own.map((code) => [code.prize, claimOf(code)]));
    },
    async soldOut(prizes) {
      const now = clock.now();
      const left = await retryOnOutage(() =>
        Promise.all(prizes.map((prize) => codes.findOne({ prize, free: true, validUntil: { $gt: now } }))),
      );
      return new Set(prizes.filter((_, index) => left[index] === null));
    },
    left: (prize) =>
      retryOnOutage(() => codes.countDocuments({ prize, free: true, validUntil: { $gt: clock.now() } })),
    async claim(prize, account) {
      const taken = await retryOnOutage(() => takeOne(prize, account));
      if (!taken) throw new Problem("sold-out");
      return claimOf(taken);
    },
    async release(prize, accountIds) {
      if (accountIds.length === 0) return;
      const theirs = { prize, account: { $in: [...accountIds] } };
      const update = { $set: { free: true as const }, $unset: { account: "", claimedAt: "" } } as const;
      await retryOnOutage(() => codes.updateMany(theirs, update));
    },
    async stock(fresh) {
      if (fresh.length === 0) return 0;
      const writes = fresh.map(({ code, prize, validUntil }) => ({
        updateOne: {
          filter: { _id: code },
          update: {
            $setOnInsert: { prize, validUntil, free: true as const, schemaVersion: claimModel.version },
          },
          upsert: true,
        },
      }));
      const written = await retryOnOutage(() => codes.bulkWrite(writes, { ordered: false }));
      return written.upsertedCount;
    },
  };
}

function claimOf({ _id, validUntil }: StockDocument): Claim {
  return { code: _id, valid_until: new Date(validUntil).toISOString() };
}
