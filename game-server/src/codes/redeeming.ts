import { CODE_MESSAGES, type CodeOutcome, outcomeOf } from "@diamond-valley/schemas/account/codes.ts";
import type { Account } from "../account/account.ts";
import type { CodeEntries } from "../account/ports.ts";
import type { AccountStore } from "../account/store.ts";
import { Problem } from "../http/problem.ts";
import { type Code, type CodeStore, holderOf } from "./store.ts";

/** Using codes. */
export interface Redeeming extends CodeEntries {
  /**
   * Uses a code for an account; repeating answers alike.
   * @throws Problem `code-invalid`, `code-not-yours`, `code-used`, `code-not-applicable`
   */
  redeem(account: Account, code: string): Promise<{ account: Account; outcome: CodeOutcome }>;
}

/** A code that a call took, with the name of its hold; null where the account had used it before. */
type Taken = Code & { hold: string | null };

/**
 * The code is taken first, which one account can do, and then the account is given what it holds, once. A crash in
 * between leaves a code that its account has and may enter again.
 */
export function createRedeeming(codes: CodeStore, accounts: Pick<AccountStore, "grant">): Redeeming {
  async function take(account: Account, code: string): Promise<Taken> {
    const found = await codes.find(code);
    if (!found) throw new Problem("code-invalid");
    if (found.holder !== null && found.holder !== holderOf(account.email))
      throw new Problem("code-not-yours");
    if (found.usedBy !== null && found.usedBy !== account.id) throw new Problem("code-used");
    const isDone = account.codes.includes(code);
    // One more hold for each repetition would be kept for ever.
    if (isDone && found.usedBy === account.id) return { ...found, hold: null };
    if (!isDone && outcomeOf(found, account) === null) {
      await codes.releaseAll(code, account.id);
      throw new Problem("code-not-applicable");
    }
    const hold = await codes.take(code, account.id);
    if (hold === null) throw new Problem("code-used");
    return { ...found, hold };
  }

  async function giveBack(account: Account, { code, hold }: Taken): Promise<void> {
    if (hold !== null) await codes.release(code, account.id, hold);
  }

  async function grant(account: Account, taken: Taken) {
    const { code, kind, tier } = taken;
    const granted = await accounts.grant(account.id, { code, kind, tier }).catch(async (error: unknown) => {
      // The account is being deleted: it was given nothing.
      if (error instanceof Problem && error.code === "not-logged-in") await giveBack(account, taken);
      throw error;
    });
    if (granted) return granted;
    // Another code of the same person was faster, and this one would give nothing any more.
    await giveBack(account, taken);
    throw new Problem("code-not-applicable");
  }

  return {
    redeem: async (account, code) => grant(account, await take(account, code)),
    async withCode(account, code, register) {
      const taken = await take(account, code).catch(besideTheField);
      const registered = await register().catch(async (error: unknown) => {
        if (!account.codes.includes(code)) await giveBack(account, taken);
        throw error;
      });
      return (await grant(registered, taken)).account;
    },
  };
}

/** The registration tells what is wrong with a code beside its field. */
function besideTheField(error: unknown): never {
  const message = error instanceof Problem ? CODE_MESSAGES[error.code] : undefined;
  throw message ? new Problem("registration-submit", { invite_code: message }) : error;
}
