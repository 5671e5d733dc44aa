import {
  KEPT_AFTER_DELIVERY,
  LAST_DAY,
  UNREGISTERED_KEPT,
} from "@diamond-valley/schemas/account/retention.ts";
import type { mongo } from "mongoose";
import { accountModel } from "../account/account-model.ts";
import type { AccountDocument } from "../account/document.ts";
import { retryOnOutage } from "../database/outage.ts";
import type { Deps } from "../deps.ts";
import { retentionModel } from "./retention-model.ts";

/** Who won, whose prizes arrived, and whose data may be kept no longer. */
export interface RetentionStore {
  /** Marks winners; answers how many of the accounts are here. */
  markWinners(accountIds: readonly string[]): Promise<number>;
  /** How many winners are marked. */
  winnersHere(): Promise<number>;
  /** These won nothing after all. */
  unmarkWinners(accountIds: readonly string[]): Promise<void>;
  /** Every winner is marked: from `since` on (epoch ms) the contact of all others may go. */
  closeWinners(since: number): Promise<void>;
  winnersKnownSince(): Promise<number | null>;
  /** The last prize of a winner arrived at `at` (epoch ms). False where no winner has this id. */
  markDelivered(accountId: string, at: number): Promise<boolean>;
  /** Takes contact, nickname and visit out of accounts that won nothing; answers of how many, at most `most`. */
  purgeContacts(most: number): Promise<number>;
  /** Discards accounts that have not registered in time; answers their ids, at most `most`. */
  dropUnregistered(now: number, most: number): Promise<string[]>;
  /** Winners whose time is over at `now`. */
  overdue(now: number, most: number): Promise<string[]>;
  /** Everybody of the season who got no prize within the 180 days before `now`, when the last day has come. */
  remaining(now: number, most: number): Promise<string[]>;
}

/** The part of the `accounts` collection, and the `retention` collection, that say how long data is kept. */
export function createRetentionStore({ connection }: Pick<Deps, "connection">): RetentionStore {
  const accounts = accountModel.collection(connection);
  const retention = retentionModel.collection(connection);

  async function idsOf(of: mongo.Filter<AccountDocument>, most: number): Promise<string[]> {
    const found = await accounts
      .find(of, { projection: { _id: 1 } })
      .limit(most)
      .toArray();
    return found.map(({ _id }) => _id);
  }

  return {
    async markWinners(accountIds) {
      const winners = { _id: { $in: [...accountIds] } };
      const update = { $set: { "prize.won": true as const } };
      const marked = await retryOnOutage(() => accounts.updateMany(winners, update));
      return marked.matchedCount;
    },
    winnersHere: () => retryOnOutage(() => accounts.countDocuments({ "prize.won": true })),
    async unmarkWinners(accountIds) {
      const undelivered = { _id: { $in: [...accountIds] }, "prize.deliveredAt": { $exists: false } };
      await retryOnOutage(() => accounts.updateMany(undelivered, { $unset: { prize: "" } }));
    },
    async closeWinners(since) {
      const update = { $set: { since, schemaVersion: retentionModel.version } };
      await retryOnOutage(() => retention.updateOne({ _id: "winners" }, update, { upsert: true }));
    },
    async winnersKnownSince() {
      const found = await retryOnOutage(() => retention.findOne({ _id: "winners" }));
      return found?.since ?? null;
    },
    async markDelivered(accountId, at) {
      const winner = { _id: accountId, "prize.won": true as const };
      const update = { $max: { "prize.deliveredAt": at } };
      const marked = await retryOnOutage(() => accounts.updateOne(winner, update));
      return marked.matchedCount === 1;
    },
    async purgeContacts(most) {
      const losers = { "contact.phone": { $exists: true }, "prize.won": { $exists: false } };
      const found = await idsOf(losers, most);
      if (found.length === 0) return 0;
      const ids = { _id: { $in: found }, "prize.won": { $exists: false } };
      const person = { contact: "", email: "", name: "", nickname: "", picture: "" } as const;
      const update = { $unset: { ...person, visit: "", audienceCode: "", language: "" } } as const;
      await retryOnOutage(() => accounts.updateMany(ids, update));
      return found.length;
    },
    async dropUnregistered(now, most) {
      const late = { registration: { $exists: false }, createdAt: { $lte: now - UNREGISTERED_KEPT } };
      const dropped: string[] = [];
      for (const _id of await idsOf(late, most)) {
        // Whoever registers at this moment stays.
        const gone = await retryOnOutage(() => accounts.deleteOne({ _id, ...late }));
        if (gone.deletedCount === 1) dropped.push(_id);
      }
      return dropped;
    },
    overdue: (now, most) => idsOf({ "prize.deliveredAt": { $lte: now - KEPT_AFTER_DELIVERY } }, most),
    async remaining(now, most) {
      if (now < LAST_DAY) return [];
      // Whoever came later is on trial of something, and not of this season.
      const ofSeason = { createdAt: { $lt: LAST_DAY } };
      const late = { $not: { $gt: now - KEPT_AFTER_DELIVERY } };
      return idsOf({ ...ofSeason, "prize.deliveredAt": late }, most);
    },
  };
}
