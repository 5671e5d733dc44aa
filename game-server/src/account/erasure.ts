import type { LedgerEntry } from "@diamond-valley/schemas/wallet/operations.ts";
import { type BackgroundJob, untilOver } from "../wallet/background-jobs.ts";
import { ENTRY_GIFT_KEY } from "./entry-gift.ts";
import type { FormerAccounts } from "./former-accounts.ts";
import type { AccountStore } from "./store.ts";

/** Deletions that one sweep finishes. */
const SWEEP_MAX = 100;

export interface ErasureParts {
  accounts: Pick<AccountStore, "beginErasure" | "erase" | "leaving">;
  wallets: {
    /** Empties a wallet for good and answers the line that says what was in it. */
    erase(playerId: string): Promise<LedgerEntry | null>;
    hasApplied(playerId: string, key: string): Promise<boolean>;
  };
  claims: { of(accountId: string): Promise<ReadonlyMap<string, unknown>> };
  former: Pick<FormerAccounts, "keep">;
  /** Games that keep attempts of their own, and other features with documents of their own: they forget what is of an account. */
  games: readonly { erase(accountId: string): Promise<void> }[];
  sessions: { endAll(accountId: string): Promise<void> };
}

/** Deleting accounts. */
export interface Erasure extends BackgroundJob {
  /** Discards an account with everything personal (spec 1 §1), and keeps what it has taken. Repeating is harmless. */
  erase(accountId: string): Promise<void>;
}

/**
 * A deletion first marks the account: from then on nothing changes it any more, no call finds it, and what was claimed
 * until then is seen by what follows. A claim that is under way looks for the mark after its write and answers nothing.
 * Then the wallet is closed, what was taken is kept, and the account goes; it goes last but for its sessions, so that a
 * deletion that was interrupted is finished by the sweep. The ledger stays, which knows a player by number only.
 */
export function createErasure({ accounts, wallets, claims, former, games, sessions }: ErasureParts): Erasure {
  async function erase(accountId: string): Promise<void> {
    const leaving = await accounts.beginErasure(accountId);
    if (leaving) {
      const closing = await wallets.erase(accountId);
      // The closed wallet refuses what a room still stores, which then goes by itself.
      for (const game of games) await game.erase(accountId);
      const entryGift = await wallets.hasApplied(accountId, ENTRY_GIFT_KEY);
      const claimed = [...(await claims.of(accountId)).keys()];
      await former.keep({ ...leaving, claims: claimed, tierBonus: tierBonusIn(closing), entryGift });
      await accounts.erase(accountId);
    }
    await sessions.endAll(accountId);
  }

  return {
    erase,
    async sweep(over) {
      const unfinished = await accounts.leaving(SWEEP_MAX);
      for (const accountId of untilOver(over, unfinished)) await erase(accountId);
      return unfinished.length;
    },
  };
}

/** What a wallet had been paid of tiers when it was closed. */
function tierBonusIn(closing: LedgerEntry | null): number {
  return -(closing?.changes.find(({ path }) => path === "tierBonus")?.by ?? 0);
}
