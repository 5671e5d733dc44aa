import type { LedgerEntry, WalletOperation } from "@diamond-valley/schemas/wallet/operations.ts";
import type { WalletView } from "@diamond-valley/schemas/wallet/wallet.ts";
import type { Appearance } from "../rooms/seat.ts";
import type { Account } from "./account.ts";

/** What accounts need of the wallet. */
export interface AccountWallets {
  /** Opens the player's wallet where there is none. */
  ensure(playerId: string): Promise<void>;
  view(playerId: string): Promise<Pick<WalletView, "diamonds" | "mastery" | "items" | "team">>;
  /** Applies an operation once and answers its line in the ledger, if any. Throws its refusal. */
  apply(playerId: string, operation: WalletOperation): Promise<{ entry: LedgerEntry | null }>;
}

/** What the registration needs of the codes. */
export interface CodeEntries {
  /**
   * Registers with a code that was typed in: it is kept for the account while `register` goes on, and used with it.
   * @throws Problem `registration-submit` with the field, where the code can't be used
   */
  withCode(account: Account, code: string, register: () => Promise<Account>): Promise<Account>;
}

/** What accounts need of the live rooms. Each does nothing for somebody who isn't in one. */
export interface LiveGame {
  /** Ends the seat of somebody who signs out or deletes the account. */
  signOut(accountId: string): Promise<void>;
  /** Shows the others a new nickname, look or outfit. */
  showAs(accountId: string, appearance: Appearance): Promise<void>;
}
