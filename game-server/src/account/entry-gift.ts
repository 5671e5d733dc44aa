import { PREREG_GIFT } from "@diamond-valley/schemas/account/prereg-gift.ts";
import type { WalletStore } from "../wallet/store.ts";
import type { RegistrationKind } from "./document.ts";
import type { FormerAccounts } from "./former-accounts.ts";
import type { AccountStore } from "./store.ts";

/** The key of the gift in the ledger. */
export const ENTRY_GIFT_KEY = "gift:preregistration";

export interface EntryGiftParts {
  accounts: Pick<AccountStore, "byId">;
  wallets: Pick<WalletStore, "apply" | "hasApplied">;
  former: Pick<FormerAccounts, "takenBy">;
}

/**
 * Gives whoever pre-registered the gift for it at the first entry. The wallet knows by its key that it was given, and
 * for whoever comes back after a deletion it is known from the account before.
 */
export function createEntryGift({ accounts, wallets, former }: EntryGiftParts) {
  return async (accountId: string, player: { registration?: RegistrationKind | null }): Promise<void> => {
    if (player.registration !== "preregister" || (await wallets.hasApplied(accountId, ENTRY_GIFT_KEY)))
      return;
    const account = await accounts.byId(accountId);
    if (!account) return;
    const { sub, contact } = account;
    if ((await former.takenBy({ sub, phone: contact?.phone ?? null })).entryGift) return;
    const { category, items } = PREREG_GIFT;
    await wallets.apply(accountId, { kind: "gift", key: ENTRY_GIFT_KEY, category, items: [...items] });
  };
}
