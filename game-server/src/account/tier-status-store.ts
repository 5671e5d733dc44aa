import { type CodeGift, type CodeOutcome, outcomeOf } from "@diamond-valley/schemas/account/codes.ts";
import {
  corrected,
  demoted,
  isRefreshDue,
  newTierStatus,
  refreshed,
  refreshOf,
  type TierStatus,
  upgraded,
} from "@diamond-valley/schemas/account/tier-status.ts";
import type { Tier } from "@diamond-valley/schemas/account/tiers.ts";
import { SNAPSHOT } from "@diamond-valley/schemas/season/season.ts";
import type { mongo } from "mongoose";
import { refuseAllButDuplicate } from "../database/duplicate.ts";
import { retryOnOutage } from "../database/outage.ts";
import type { Deps } from "../deps.ts";
import { Problem } from "../http/problem.ts";
import { type Account, accountOf } from "./account.ts";
import { accountModel } from "./account-model.ts";
import type { Claims } from "./claims.ts";
import type { AccountDocument } from "./document.ts";
import type { FormerAccounts } from "./former-accounts.ts";
import type { Language } from "./language.ts";
import { digestOfSub, personOf } from "./person.ts";
import type { StoreTiers, TierList, TierRow } from "./store-tiers.ts";

/** Somebody who has just signed in. */
export interface SignedIn {
  account: Account;
  /** The tier has risen since the sign-in before this one. */
  tierRaised: boolean;
}

/** An account after a code, and what the code did. */
export interface Granted {
  account: Account;
  outcome: CodeOutcome;
}

/** The part of the account store that knows where people stand among the tiers. */
export interface TierStatusStore {
  /**
   * Creates or refreshes the account of whom the provider vouches for. The tier is refreshed when it is due; the person
   * only where there is a contact: nobody is known before the registration, nor after the contact was purged. The
   * language is that of the page that they came from, where it is known.
   */
  signIn(claims: Claims, language?: Language): Promise<SignedIn>;
  /** The player has been told how the tier changed. */
  markTierTold(id: string): Promise<void>;
  /** Takes in a list of the store's tiers, also of people who are not here yet; answers how many accounts it met. */
  takeTiers(list: TierList, rows: readonly TierRow[]): Promise<number>;
  /** Forgets the lists: nobody's tier counts any more. */
  forgetTierLists(): Promise<void>;
  /** Gives an account what a code holds, once; null where it would give nothing. Repeating answers alike. */
  grant(id: string, code: CodeGift & { code: string }): Promise<Granted | null>;
  /** Accounts whose wallets have not followed a change of the tier or a registration. */
  unreconciled(most: number): Promise<string[]>;
  /**
   * The wallet has followed to where `account` stood; what happened since is still open. Where it `returned` no diamonds, a
   * change that was no rise is not told.
   */
  markReconciled(account: Account, returned: number): Promise<void>;
}

/** Accounts that are not being deleted. */
export const STAYING = { leavingAt: { $exists: false } };

/** Every change of a standing is made on the condition that it is still the one that was read. */
export function createTierStatusStore(
  { clock, id: newId }: Pick<Deps, "clock" | "id">,
  accounts: mongo.Collection<AccountDocument>,
  storeTiers: StoreTiers,
  former: Pick<FormerAccounts, "tierOf">,
): TierStatusStore {
  const bySub = (sub: string) => retryOnOutage(() => accounts.findOne({ sub }));

  /** Sets `known` and the standing; null where somebody was faster. */
  async function replace(
    before: AccountDocument,
    standing: TierStatus,
    known: Partial<AccountDocument> = {},
  ): Promise<AccountDocument | null> {
    const due = standing.changes > before.standing.changes || (known.vvip === true && !before.vvip);
    const same = {
      _id: before._id,
      standing: before.standing,
      codes: before.codes ?? { $exists: false },
      // What is known of the person goes with the contact, and is not put back beside a purge.
      contact: { $exists: before.contact !== undefined },
      ...STAYING,
    } as mongo.Filter<AccountDocument>;
    const update = { $set: { ...known, standing, ...(due && { unsettled: true as const }) } };
    return retryOnOutage(() => accounts.findOneAndUpdate(same, update, { returnDocument: "after" }));
  }

  /** What the provider says now, unless the store's own list of this week says otherwise. */
  async function heard(sub: string, { gpp_tier, vvip }: Claims) {
    const now = clock.now();
    const { weekly, snapshot } = await storeTiers.of(sub);
    const listed = weekly && weekly.at >= refreshOf(now) ? weekly.tier : null;
    return { news: { tier: listed ?? gpp_tier, vvip, now }, snapshot };
  }

  /** The draw tier of somebody who deleted an account and comes back after the snapshot. */
  async function tierBefore(sub: string, now: number): Promise<Tier | undefined> {
    return now < SNAPSHOT ? undefined : ((await former.tierOf(sub)) ?? undefined);
  }

  /** One turn at signing in; null where somebody was faster. */
  async function trySignIn(claims: Claims, language?: Language): Promise<SignedIn | null> {
    const sub = digestOfSub(claims.sub);
    const { news, snapshot } = await heard(sub, claims);
    const before = await bySub(sub);
    if (before?.leavingAt !== undefined) throw new Problem("unavailable");
    if (!before) {
      const standing = newTierStatus(news, snapshot ?? (await tierBefore(sub, news.now)));
      const fresh: AccountDocument = {
        _id: newId(),
        createdAt: news.now,
        sub,
        standing,
        ...flagsOf(claims),
        schemaVersion: accountModel.version,
      };
      const insert = () => accounts.insertOne(fresh).then(() => true, refuseAllButDuplicate);
      return (await retryOnOutage(insert)) ? { account: accountOf(fresh), tierRaised: false } : null;
    }
    const due = isRefreshDue(before.standing, news.now);
    const heardOf = due ? refreshed(before.standing, news) : before.standing;
    const standing = before.vvip && !news.vvip ? demoted(before.standing, heardOf) : heardOf;
    const known = { ...flagsOf(claims), ...(before.contact && personOf(claims, language)) };
    const after = await replace(before, { ...standing, raised: false }, known);
    return after && { account: accountOf(after), tierRaised: standing.raised };
  }

  /** One turn at giving; undefined where somebody was faster. */
  async function tryGrant(
    id: string,
    gift: CodeGift & { code: string },
  ): Promise<Granted | null | undefined> {
    const before = await retryOnOutage(() => accounts.findOne({ _id: id }));
    if (!before || before.leavingAt !== undefined) throw new Problem("not-logged-in");
    const { standing, vvip, codes = [] } = before;
    const used = codes.find(({ code }) => code === gift.code);
    if (used) return { account: accountOf(before), outcome: used.outcome };
    const outcome = outcomeOf(gift, accountOf(before));
    if (!outcome) return null;
    const raised = gift.tier ? upgraded(standing, gift.tier, vvip) : standing;
    const after = await replace(before, raised, { codes: [...codes, { ...gift, outcome, at: clock.now() }] });
    return after ? { account: accountOf(after), outcome } : undefined;
  }

  async function takeTier(list: TierList, { sub, tier }: TierRow): Promise<boolean> {
    for (;;) {
      const before = await bySub(digestOfSub(sub));
      if (!before || before.leavingAt !== undefined) return false;
      const { standing, vvip } = before;
      const news = { tier, vvip, now: clock.now() };
      const after = list === "weekly" ? refreshed(standing, news) : corrected(standing, tier, vvip);
      if (await replace(before, after)) return true;
    }
  }

  return {
    async signIn(claims, language) {
      for (;;) {
        const signedIn = await trySignIn(claims, language);
        if (signedIn) return signedIn;
      }
    },
    async markTierTold(id) {
      const untold = { _id: id, $or: [{ "standing.raised": true }, { "standing.shifted": true as const }] };
      const told = { $set: { "standing.raised": false }, $unset: { "standing.shifted": "" } } as const;
      await retryOnOutage(() => accounts.updateOne(untold, told));
    },
    async takeTiers(list, rows) {
      await storeTiers.take(list, rows);
      const met = await Promise.all(rows.map((row) => takeTier(list, row)));
      return met.filter(Boolean).length;
    },
    forgetTierLists: () => storeTiers.clear(),
    async grant(id, gift) {
      for (;;) {
        const granted = await tryGrant(id, gift);
        if (granted !== undefined) return granted;
      }
    },
    async unreconciled(most) {
      const open = accounts.find({ unsettled: true }, { projection: { _id: 1 } }).limit(most);
      return (await open.toArray()).map(({ _id }) => _id);
    },
    async markReconciled({ id, tierChanges, registered }, returned) {
      const where = {
        _id: id,
        "standing.changes": tierChanges,
        registration: { $exists: registered },
      };
      const followed = { unsettled: "" as const, ...(returned === 0 && { "standing.shifted": "" as const }) };
      await retryOnOutage(() => accounts.updateOne(where, { $unset: followed }));
    },
  };
}

/** What the provider tells anew at every sign-in, and what says nothing of who it is. */
function flagsOf({ vip, vvip, invited }: Claims) {
  return { vip, vvip, invited };
}
