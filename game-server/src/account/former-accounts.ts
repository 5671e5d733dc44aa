import { createHmac } from "node:crypto";
import type { Tier } from "@diamond-valley/schemas/account/tiers.ts";
import type { mongo } from "mongoose";
import { retryOnOutage } from "../database/outage.ts";
import type { Deps } from "../deps.ts";
import { type FormerAccountDocument, formerAccountModel } from "./former-account-model.ts";

/** By what a person is known again. */
export interface Identity {
  /** The digest of the store's user, as accounts have it. */
  sub: string;
  /** 11 digits, or null. */
  phone: string | null;
}

/** An account at its deletion, with what it has taken. */
export interface LeavingAccount extends Identity {
  id: string;
  /** The tier that draws go by, without what codes gave. */
  tier: Tier;
  /** Slugs of the VIP items that it claimed. */
  claims: readonly string[];
  /** Extra diamonds of its tiers. */
  tierBonus: number;
  entryGift: boolean;
}

/** What a person took in all lives before this one. */
export interface Taken {
  claims: ReadonlySet<string>;
  tierBonus: number;
  entryGift: boolean;
}

/**
 * What deleted accounts have taken, so that whoever deletes an account and comes back takes nothing twice. Nothing in it
 * tells who somebody was: store user, phone and account id are digests with a secret that only the server has, so that
 * the few possible phone numbers can't be tried.
 */
export interface FormerAccounts {
  /** Makes the indexes. */
  prepare(): Promise<void>;
  /** Keeps what an account took. Repeating is harmless. */
  keep(leaving: LeavingAccount): Promise<void>;
  /** What the person behind an account, known by store user or phone, took before. */
  takenBy(person: Identity): Promise<Taken>;
  /** The tier that a store user had in an earlier life; null where there was none. */
  tierOf(sub: string): Promise<Tier | null>;
  /** All that is kept of a person. */
  of(person: Identity): Promise<FormerAccountDocument[]>;
  /** Forgets everybody: nothing can be taken any more. */
  clear(): Promise<void>;
}

/** The only code that touches the `former_accounts` collection. */
export function createFormerAccounts(
  { connection }: Pick<Deps, "connection">,
  identitySecret: string,
): FormerAccounts {
  const former = formerAccountModel.collection(connection);
  const keyed = (kind: "account" | "sub" | "phone", value: string): string =>
    createHmac("sha256", identitySecret).update(`${kind}:${value}`).digest("base64url");

  function find({ sub, phone }: Identity): Promise<FormerAccountDocument[]> {
    const same: mongo.Filter<FormerAccountDocument>[] = [{ sub: keyed("sub", sub) }];
    if (phone !== null) same.push({ phone: keyed("phone", phone) });
    return retryOnOutage(() => former.find({ $or: same }).toArray());
  }

  return {
    prepare: () => formerAccountModel.createIndexes(connection),
    async keep({ id, sub, phone, tier, claims, tierBonus, entryGift }) {
      const kept = {
        sub: keyed("sub", sub),
        phone: phone && keyed("phone", phone),
        tier,
        claims: [...claims],
        tierBonus,
        entryGift,
        schemaVersion: formerAccountModel.version,
      };
      const own = { _id: keyed("account", id) };
      await retryOnOutage(() => former.updateOne(own, { $set: kept }, { upsert: true }));
    },
    async takenBy(person) {
      const lives = await find(person);
      return {
        claims: new Set(lives.flatMap(({ claims }) => claims)),
        tierBonus: lives.reduce((sum, life) => sum + life.tierBonus, 0),
        entryGift: lives.some((life) => life.entryGift),
      };
    },
    async tierOf(sub) {
      const life = await retryOnOutage(() => former.findOne({ sub: keyed("sub", sub) }));
      return life?.tier ?? null;
    },
    of: find,
    async clear() {
      await retryOnOutage(() => former.deleteMany({}));
    },
  };
}
