import { createHash } from "node:crypto";
import type { CodeGift } from "@diamond-valley/schemas/account/codes.ts";
import { retryOnOutage } from "../database/outage.ts";
import type { Deps } from "../deps.ts";
import { codeModel } from "./code-model.ts";

/** A code that was given out. */
export interface Code extends CodeGift {
  /** As `normalizeCode` has it. */
  code: string;
  /** A digest of the account's address that it is for, or null where anybody may use it. */
  holder: string | null;
  /** The account that has it, or null. */
  usedBy: string | null;
}

/** A code that an operator brings in. */
export interface NewCode extends CodeGift {
  code: string;
  /** The account's address that it is for, or null. */
  email: string | null;
}

/** The codes of the campaign. Each is used by one account. */
export interface CodeStore {
  find(code: string): Promise<Code | null>;
  /** Gives a code to an account; false where another one has it. Repeating is harmless. */
  take(code: string, accountId: string): Promise<boolean>;
  /** Gives a code back that one call took in vain; it is free again when no other call of its account holds it. */
  release(code: string, accountId: string): Promise<void>;
  /** Adds codes, and leaves those alone that are there already; answers how many are new. */
  add(codes: readonly NewCode[]): Promise<number>;
}

const leftIfHeld = (field: string) => ({ $cond: [{ $gt: ["$holds", 0] }, field, "$$REMOVE"] });
const RELEASE = [
  { $set: { holds: { $subtract: ["$holds", 1] } } },
  { $set: { usedBy: leftIfHeld("$usedBy"), usedAt: leftIfHeld("$usedAt") } },
];

/** The only code that touches the `codes` collection. */
export function createCodeStore({ connection, clock }: Pick<Deps, "connection" | "clock">): CodeStore {
  const codes = codeModel.collection(connection);
  return {
    async find(code) {
      const found = await retryOnOutage(() => codes.findOne({ _id: code }));
      if (!found) return null;
      const { _id, kind, tier, holder, usedBy = null } = found;
      return { code: _id, kind, tier, holder, usedBy };
    },
    async take(code, accountId) {
      const free = { _id: code, usedBy: { $in: [null, accountId] } };
      const update = { $set: { usedBy: accountId, usedAt: clock.now() }, $inc: { holds: 1 } };
      const taken = await retryOnOutage(() => codes.updateOne(free, update));
      return taken.matchedCount === 1;
    },
    async release(code, accountId) {
      const own = { _id: code, usedBy: accountId };
      await retryOnOutage(() => codes.updateOne(own, RELEASE));
    },
    async add(fresh) {
      if (fresh.length === 0) return 0;
      const writes = fresh.map(({ code, kind, tier, email }) => ({
        updateOne: {
          filter: { _id: code },
          update: {
            $setOnInsert: {
              kind,
              tier,
              holder: email === null ? null : holderOf(email),
              schemaVersion: codeModel.version,
            },
          },
          upsert: true,
        },
      }));
      const written = await retryOnOutage(() => codes.bulkWrite(writes, { ordered: false }));
      return written.upsertedCount;
    },
  };
}

/** Whom a code is for, without saying who: people who got one may never come. */
export function holderOf(email: string): string {
  return createHash("sha256").update(email.trim().toLowerCase()).digest("base64url");
}
