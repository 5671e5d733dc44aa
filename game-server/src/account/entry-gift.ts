import { PREREG_GIFT } from "@diamond-valley/schemas/account/prereg-gift.ts";
import type { StockItem } from "@diamond-valley/schemas/wallet/wallet.ts";
import type { WalletStore } from "../wallet/store.ts";
import type { Account } from "./account.ts";
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

/** What whoever pre-registered is given at the first entry. */
export interface EntryGift {
  /** What an account still finds in the bag at its first entry: nothing once its person has it. */
  promised(account: Pick<Account, "id" | "sub" | "contact" | "registration">): Promise<StockItem[]>;
  /**
   * Gives it. The wallet knows by its key that it was given, and for whoever comes back after a deletion it is known
   * from the account before.
   */
  give(accountId: string, player: { registration?: RegistrationKind | null }): Promise<void>;
}

/** The gift for the pre-registration, once for each person. */
export function createEntryGift({ accounts, wallets, former }: EntryGiftParts): EntryGift {
  async function tookBefore({ sub, contact }: Pick<Account, "sub" | "contact">): Promise<boolean> {
    return (await former.takenBy({ sub, phone: contact?.phone ?? null })).entryGift;
  }

  return {
    async promised(account) {
      if (account.registration !== "preregister") return [];
      // The wallet first: whoever has played, which is nearly everybody who asks, costs one question.
      const has = (await wallets.hasApplied(account.id, ENTRY_GIFT_KEY)) || (await tookBefore(account));
      return has ? [] : [...PREREG_GIFT.items];
    },
    async give(accountId, player) {
      if (player.registration !== "preregister" || (await wallets.hasApplied(accountId, ENTRY_GIFT_KEY)))
        return;
      const account = await accounts.byId(accountId);
      if (!account || (await tookBefore(account))) return;
      const { category, items } = PREREG_GIFT;
      await wallets.apply(accountId, { kind: "gift", key: ENTRY_GIFT_KEY, category, items: [...items] });
    },
  };
}
