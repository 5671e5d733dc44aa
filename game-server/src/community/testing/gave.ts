import { weekTheme } from "@diamond-valley/schemas/quests/week-theme.ts";
import { weekAt } from "@diamond-valley/schemas/season/season.ts";
import { COLOURS } from "@diamond-valley/schemas/wallet/colours.ts";
import { CATEGORIES, type Category } from "@diamond-valley/schemas/wallet/wallet.ts";
import type { Deps } from "../../deps.ts";
import type { WalletStore } from "../../wallet/store.ts";
import { many } from "../../wallet/testing/player.ts";

/** The category that counts for the goal now; fish where fights do, or nothing. */
export const themeNow = ({ clock }: Pick<Deps, "clock">): Category =>
  CATEGORIES.find((category) => category === weekTheme(weekAt(clock.now()))) ?? "fish";

/** Delivers so often, at most as the day allows, what counts for the goal now. */
export async function give(
  deps: Pick<Deps, "clock" | "id">,
  wallets: Pick<WalletStore, "apply">,
  account: string,
  times = 1,
  category: Category = themeNow(deps),
): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const colour = COLOURS[time % COLOURS.length]!;
    const stock = { kind: "catch", key: `stock:${deps.id()}`, category, items: many(colour, 10) } as const;
    await wallets.apply(account, { ...stock, skill: "fishing", skillExperience: 0 });
    const quantities = { category, colour, quantity: 10, experience: 1 } as const;
    await wallets.apply(account, { kind: "delivery", key: `delivery:${deps.id()}`, ...quantities });
  }
}
