import { createHash, randomUUID } from "node:crypto";
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
  /** Gives a code to an account, and answers by which name this call holds it; null where another account has it. */
  take(code: string, accountId: string): Promise<string | null>;
  /**
   * Gives a code back that one call took in vain, by the name that it was answered; it is free again when no other call of its
   * account holds it. Repeating is harmless.
   */
  release(code: string, accountId: string, hold: string): Promise<void>;
  /** Gives a code back that its account can't use, whatever its calls left of it. Repeating is harmless. */
  releaseAll(code: string, accountId: string): Promise<void>;
  /** Adds codes, and leaves those alone that are there already; answers how many are new. */
  add(codes: readonly NewCode[]): Promise<number>;
}

/** The calls that hold a code. In version 1 they were counted: each of those gets a name here. */
const HOLDS = {
  $cond: [
    { $isArray: "$holds" },
    "$holds",
    { $map: { input: { $range: [0, { $ifNull: ["$holds", 0] }] }, in: { $toString: "$$this" } } },
  ],
};
const leftIfHeld = (field: string) => ({ $cond: [{ $ne: ["$holds", []] }, field, "$$REMOVE"] });
const LEFT_IF_HELD = {
  $set: { usedBy: leftIfHeld("$usedBy"), usedAt: leftIfHeld("$usedAt"), holds: leftIfHeld("$holds") },
};

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
      const hold = randomUUID();
      const free = { _id: code, usedBy: { $in: [null, accountId] } };
      const taken = {
        usedBy: { $literal: accountId },
        usedAt: clock.now(),
        holds: { $setUnion: [HOLDS, [hold]] },
        schemaVersion: codeModel.version,
      };
      const { matchedCount } = await retryOnOutage(() => codes.updateOne(free, [{ $set: taken }]));
      return matchedCount === 1 ? hold : null;
    },
    async release(code, accountId, hold) {
      const own = { _id: code, usedBy: accountId };
      const left = { $set: { holds: { $setDifference: [HOLDS, [hold]] } } };
      await retryOnOutage(() => codes.updateOne(own, [left, LEFT_IF_HELD]));
    },
    async releaseAll(code, accountId) {
      const own = { _id: code, usedBy: accountId };
      const free = { $unset: { usedBy: "", usedAt: "", holds: "" } } as const;
      await retryOnOutage(() => codes.updateOne(own, free));
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
