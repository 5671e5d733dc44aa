import { PREREG_GIFT } from "@diamond-valley/schemas/account/prereg-gift.ts";
import type { WalletStore } from "../wallet/store.ts";
import type { RegistrationKind } from "./document.ts";

const KEY = "gift:preregistration";

/** Gives whoever pre-registered the gift for it at the first entry. The wallet knows by its key that it was given. */
export function createEntryGift(wallets: Pick<WalletStore, "apply" | "hasApplied">) {
  return async (accountId: string, player: { registration?: RegistrationKind | null }): Promise<void> => {
    if (player.registration !== "preregister" || (await wallets.hasApplied(accountId, KEY))) return;
    const { category, items } = PREREG_GIFT;
    await wallets.apply(accountId, { kind: "gift", key: KEY, category, items: [...items] });
  };
}
