import { friendCode } from "@diamond-valley/schemas/friends/code.ts";
import { batchedFind } from "../database/batched-find.ts";
import { isDuplicate } from "../database/duplicate.ts";
import { retryOnOutage } from "../database/outage.ts";
import type { Deps } from "../deps.ts";
import { type FriendCodeDocument, friendCodeModel } from "./friend-code-model.ts";

/** The friend codes of accounts. Each account has one from when it first looks. Calls wait out a restart of the database. */
export interface FriendCodes {
  prepare(): Promise<void>;
  /** The account's code, which is drawn now where it has none. */
  of(account: string): Promise<FriendCodeDocument>;
  /** Whether friends may watch the account: yes, until it says no. */
  isWatchable(account: string): Promise<boolean>;
  /** The account whose code it is, or null. */
  ownerOf(code: string): Promise<string | null>;
  /** Draws another code in the place of `code`; where the account has another one by now, that stays: the call was a repeat. */
  renew(account: string, code: string): Promise<void>;
  setWatchable(account: string, watchable: boolean): Promise<void>;
  erase(account: string): Promise<void>;
}

/** The only code that touches the `friend_codes` collection. */
export function createFriendCodes({ connection, id }: Pick<Deps, "connection" | "id">): FriendCodes {
  const codes = friendCodeModel.collection(connection);
  const find = batchedFind(codes);
  const { version: schemaVersion } = friendCodeModel;

  /** Writes with a code that is drawn anew until nobody has it. */
  async function draw(write: (code: string) => Promise<unknown>): Promise<void> {
    for (;;) {
      const code = friendCode(id());
      try {
        await retryOnOutage(() => write(code));
        return;
      } catch (error) {
        if (!isDuplicate(error)) throw error;
        // Where the code is free, another process has written the account's first: that stays.
        if (!(await retryOnOutage(() => codes.findOne({ code })))) return;
      }
    }
  }

  async function of(account: string): Promise<FriendCodeDocument> {
    const found = await retryOnOutage(() => find(account));
    if (found) return found;
    const first = (code: string) =>
      codes.updateOne(
        { _id: account },
        { $setOnInsert: { code, watchable: true, schemaVersion } },
        { upsert: true },
      );
    await draw(first);
    return of(account);
  }

  return {
    prepare: () => friendCodeModel.createIndexes(connection),
    of,
    async isWatchable(account) {
      const found = await retryOnOutage(() => find(account));
      return found?.watchable ?? true;
    },
    async ownerOf(code) {
      const found = await retryOnOutage(() => codes.findOne({ code }, { projection: { _id: 1 } }));
      return found?._id ?? null;
    },
    renew: (account, code) =>
      draw((next) => codes.updateOne({ _id: account, code }, { $set: { code: next } })),
    async setWatchable(account, watchable) {
      await of(account);
      await retryOnOutage(() => codes.updateOne({ _id: account }, { $set: { watchable } }));
    },
    async erase(account) {
      await retryOnOutage(() => codes.deleteOne({ _id: account }));
    },
  };
}
