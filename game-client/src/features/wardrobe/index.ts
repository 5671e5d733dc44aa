import { SKILLS, type WalletView } from "@diamond-valley/schemas/wallet/wallet.ts";
import type { Game } from "../../core/app/game.ts";
import type { NoProperties } from "../../core/dialogs/dialogs.ts";
import { lazily } from "../../core/dialogs/lazily.ts";
import type { Feature } from "../../core/feature.ts";

declare module "../../core/dialogs/dialogs.ts" {
  interface Dialogs {
    wardrobe: NoProperties;
  }
}

/** Pieces, their drawings and their words are fetched when somebody looks at them: they weigh on nobody before the first step. */
const closet = () => import("./closet.ts");

/** Whether a change of the wallet may have opened a piece: mastery or items have grown. */
export const mayOpenPieces = (before: WalletView, after: WalletView): boolean =>
  SKILLS.some((skill) => after.mastery[skill].level > before.mastery[skill].level) ||
  Object.entries(after.items).some(([item, count]) => count > (before.items[item] ?? 0));

/** What the player wears: the customiser, the Lookbook in the bag, and news of pieces that were unlocked (spec 2 §2, §3). */
export const WARDROBE: Feature = {
  name: "wardrobe",
  dialogs: { wardrobe: lazily(async () => (await closet()).Customiser) },
  tabs: [
    {
      dialog: "bag",
      key: "lookbook",
      order: 40,
      Tab: lazily(async () => (await closet()).Lookbook),
    },
  ],
  keys: { KeyL: ({ stores }) => stores.$dialog.set({ kind: "bag", tab: "lookbook" }) },
  start: (game: Game) =>
    game.wallet.listen(({ wallet }, before) => {
      if (!before || !mayOpenPieces(before, wallet)) return;
      // Without an answer the Lookbook still shows them.
      closet()
        .then(({ announceUnlocks }) => announceUnlocks(game, before, wallet))
        .catch(() => {});
    }),
};
