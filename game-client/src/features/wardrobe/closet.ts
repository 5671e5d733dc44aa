import { piecePicture } from "@diamond-valley/art-kit/drawings/wardrobe/piece-picture.ts";
import { newlyUnlocked } from "@diamond-valley/schemas/looks/wardrobe.ts";
import { NO_MEMBERSHIP } from "@diamond-valley/schemas/story/membership.ts";
import type { WalletView } from "@diamond-valley/schemas/wallet/wallet.ts";
import type { Game } from "../../core/app/game.ts";
import { toOpen } from "../../core/dialogs/to-open.ts";

import { Customiser } from "./Customiser.tsx";
import { Lookbook } from "./Lookbook.tsx";
import { SOUNDS } from "./sounds.ts";
import { wardrobeTexts } from "./texts.ts";

export { Customiser, Lookbook };

/** Names of so many pieces fit a toast. */
const NAMED = 2;

/** Tells of the pieces that a change of the wallet opened, with the picture of the first. */
export async function announceUnlocks(game: Game, before: WalletView, after: WalletView): Promise<void> {
  const { stores, text, sounds } = game;
  const pieces = newlyUnlocked(before, after, stores.$membership.get() ?? NO_MEMBERSHIP);
  const [first] = pieces;
  if (!first) return;
  await wardrobeTexts(game);
  const names = pieces.map(({ slug }) => text(`wardrobe:piece.${slug}`));
  stores.toasts.show({
    tone: "good",
    key: `wardrobe:toast.${pieces.length > NAMED ? "more" : "unlocked"}`,
    values: { piece: names.join(", "), count: pieces.length },
    picture: { piece: piecePicture(first) },
    actions: [{ key: "wardrobe:toast.open", run: toOpen(game, { kind: "wardrobe" }) }],
  });
  sounds.play(SOUNDS.unlocked, "caption.unlocked");
}
