import type { EventSurvey, Profile, Registration } from "@diamond-valley/schemas/account/registration.ts";
import { packLook, randomLook } from "@diamond-valley/schemas/looks/look.ts";
import type { mongo } from "mongoose";
import { batchedFind } from "../database/batched-find.ts";
import { isDuplicate } from "../database/duplicate.ts";
import { retryOnOutage } from "../database/outage.ts";
import type { Deps } from "../deps.ts";
import { Problem } from "../http/problem.ts";
import { type Account, accountOf } from "./account.ts";
import { accountModel } from "./account-model.ts";
import type { AccountDocument, RegistrationKind, Survey } from "./document.ts";
import type { FormerAccounts, LeavingAccount } from "./former-accounts.ts";
import type { Person } from "./person.ts";
import { contactOf, marketingOf, recordOf, surveyRecordOf } from "./registration.ts";
import { createStoreTiers } from "./store-tiers.ts";
import { createTierStatusStore, STAYING, type TierStatusStore } from "./tier-status-store.ts";

/** A deletion that takes longer than this (ms) was interrupted. */
const ERASURE_TIME = 10_000;

/** Accounts: who signed in, who registered, and how to reach them. */
export interface AccountStore extends TierStatusStore {
  /** Makes the indexes that keep phones and people unique. Call once before any other. */
  prepare(): Promise<void>;
  byId(id: string): Promise<Account | null>;
  /** The nicknames of these accounts, without those that are being deleted, in one query. */
  namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Those of some accounts that are here, and not being deleted. */
  among(ids: readonly string[]): Promise<Account[]>;
  /** The ids of accounts with this id, or with this address at the store or as their contact. */
  named(idOrEmail: string): Promise<string[]>;
  /**
   * Registers once, and takes over who it is from the session: the same data again is answered alike, also where the
   * session knows the person no more.
   * @throws Problem `not-logged-in` without the account, `already-registered` with other data, `phone-taken`
   */
  register(
    id: string,
    kind: RegistrationKind,
    sent: Registration,
    person: Person | undefined,
  ): Promise<Account>;
  /** @throws Problem `not-registered`, `phone-taken` */
  changeContact(id: string, sent: Profile): Promise<Account>;
  /** What the survey of the registration was told, or null before it. */
  registrationSurvey(id: string): Promise<Survey | null>;
  /** Keeps the event's survey once. @throws Problem `survey-completed` with other answers, `not-registered` */
  completeSurvey(id: string, sent: EventSurvey): Promise<void>;
  /** These throw Problem `not-registered`. */
  setMarketing(id: string, accepted: boolean): Promise<Account>;
  setNickname(id: string, nickname: string): Promise<Account>;
  /** Look and outfit as they are packed; without an outfit what is worn stays. */
  setCharacter(id: string, look: number, outfit?: number): Promise<Account>;
  /** Marks an account as leaving: calls find and change it no more. Null where there is none. */
  beginErasure(id: string): Promise<Omit<LeavingAccount, "claims" | "tierBonus" | "entryGift"> | null>;
  /** Accounts whose deletion was begun before the last few seconds, and is not finished. */
  leaving(most: number): Promise<string[]>;
  /** Discards the account with everything personal; its phone is free again. */
  erase(id: string): Promise<void>;
}

/** The only code that touches the `accounts` collection. */
export function createAccountStore(deps: Deps, former: Pick<FormerAccounts, "tierOf">): AccountStore {
  const { connection, clock, seed } = deps;
  const accounts = accountModel.collection(connection);

  const find = batchedFind(accounts);
  const storeTiers = createStoreTiers(deps);
  const tierStatuses = createTierStatusStore(deps, accounts, storeTiers, former);

  async function byId(id: string): Promise<Account | null> {
    const found = await retryOnOutage(() => find(id));
    return found && found.leavingAt === undefined ? accountOf(found) : null;
  }

  /** Finds one, changes it whole, and answers it as it was before or is after. Harmless to repeat. */
  function change(
    filter: mongo.Filter<AccountDocument>,
    update: mongo.UpdateFilter<AccountDocument>,
    options: mongo.FindOneAndUpdateOptions = { returnDocument: "after" },
  ): Promise<AccountDocument | null> {
    return retryOnOutage(() => accounts.findOneAndUpdate(filter, update, options));
  }

  async function changeRegistered(id: string, set: Partial<AccountDocument>): Promise<Account> {
    const registered = { _id: id, registration: { $exists: true }, ...STAYING };
    const changed = await change(registered, { $set: set }).catch(refuseTakenPhone);
    if (!changed) throw new Problem("not-registered");
    return accountOf(changed);
  }

  return {
    byId,
    async namesOf(ids) {
      const named = { _id: { $in: [...ids] }, ...STAYING };
      const found = await retryOnOutage(() =>
        accounts.find(named, { projection: { nickname: 1 } }).toArray(),
      );
      return new Map(found.map(({ _id, nickname = "" }) => [_id, nickname]));
    },
    async among(ids) {
      const here = { _id: { $in: [...ids] }, ...STAYING };
      return (await retryOnOutage(() => accounts.find(here).toArray())).map(accountOf);
    },
    ...tierStatuses,
    async named(idOrEmail) {
      const names = [{ _id: idOrEmail }, { email: idOrEmail }, { "contact.email": idOrEmail }];
      const found = await accounts.find({ $or: names }, { projection: { _id: 1 } }).toArray();
      return found.map(({ _id }) => _id);
    },
    prepare: () => accountModel.createIndexes(connection),
    async register(id, kind, sent, person) {
      const registration = recordOf(kind, sent, clock.now());
      const marketing = marketingOf(sent.marketing === true, registration.at);
      const look = packLook(randomLook(seed()));
      const contact = contactOf(sent);
      const registered =
        person &&
        (await change(
          { _id: id, registration: { $exists: false }, ...STAYING },
          { $set: { ...person, registration, contact, look, marketing, unsettled: true } },
        ).catch(refuseTakenPhone));
      if (registered) return accountOf(registered);
      // What was found may not be in the journal yet: an answer follows only on a write that is.
      const again = { _id: id, "registration.digest": registration.digest, ...STAYING };
      const repeated = await change(again, { $inc: { repeats: 1 } });
      if (repeated) return accountOf(repeated);
      throw new Problem((await byId(id))?.registered ? "already-registered" : "not-logged-in");
    },
    changeContact: (id, sent) => changeRegistered(id, { contact: contactOf(sent) }),
    async registrationSurvey(id) {
      const found = await retryOnOutage(() => find(id));
      return found?.registration?.survey ?? null;
    },
    async completeSurvey(id, sent) {
      const eventSurvey = surveyRecordOf(sent, clock.now());
      const registered = { _id: id, registration: { $exists: true }, ...STAYING };
      const open = { ...registered, eventSurvey: { $exists: false } };
      if (await change(open, { $set: { eventSurvey } })) return;
      const again = { ...registered, "eventSurvey.digest": eventSurvey.digest };
      if (await change(again, { $inc: { repeats: 1 } })) return;
      throw new Problem((await byId(id))?.registered ? "survey-completed" : "not-registered");
    },
    setMarketing: (id, accepted) => changeRegistered(id, { marketing: marketingOf(accepted, clock.now()) }),
    setNickname: (id, nickname) => changeRegistered(id, { nickname }),
    setCharacter: (id, look, outfit) =>
      changeRegistered(
        id,
        outfit === undefined ? { look } : { look, outfit, schemaVersion: accountModel.version },
      ),
    async beginErasure(id) {
      const update = { $min: { leavingAt: clock.now() } };
      const leaving = await change({ _id: id }, update);
      if (!leaving) return null;
      return { id, sub: leaving.sub, phone: leaving.contact?.phone ?? null, tier: leaving.standing.fixed };
    },
    async leaving(most) {
      const begun = { leavingAt: { $lt: clock.now() - ERASURE_TIME } };
      const found = accounts.find(begun, { projection: { _id: 1 } }).limit(most);
      return (await found.toArray()).map(({ _id }) => _id);
    },
    async erase(id) {
      const leaving = await retryOnOutage(() => accounts.findOne({ _id: id }));
      if (leaving) await storeTiers.forget(leaving.sub);
      await retryOnOutage(() => accounts.deleteOne({ _id: id }));
    },
  };
}

/** Phones are the one unique thing that a person types. */
function refuseTakenPhone(error: unknown): never {
  throw isDuplicate(error) ? new Problem("phone-taken", { mobile_phone: "errors.phone-taken" }) : error;
}
