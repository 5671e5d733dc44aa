import type { AccountWallets } from "./ports.ts";
import type { AccountStore } from "./store.ts";

export interface ErasureParts {
  accounts: Pick<AccountStore, "erase">;
  wallets: Pick<AccountWallets, "erase">;
  sessions: { endAll(accountId: string): Promise<void> };
}

/**
 * Discards an account with everything personal (spec 1 §1). The account goes last but for its sessions: whatever
 * fails before can be asked for again. The ledger stays, which knows a player by number only.
 */
export async function eraseAccount(
  { accounts, wallets, sessions }: ErasureParts,
  accountId: string,
): Promise<void> {
  await wallets.erase(accountId);
  await accounts.erase(accountId);
  await sessions.endAll(accountId);
}
