import { piecePicture } from "@diamond-valley/art-kit/drawings/wardrobe/piece-picture.ts";
import { newlyUnlocked } from "@diamond-valley/schemas/looks/wardrobe.ts";
import { NO_MEMBERSHIP } from "@diamond-valley/schemas/story/membership.ts";
import type { WalletView } from "@diamond-valley/schemas/wallet/wallet.ts";
import type { Game } from "../../core/app/game.ts";
import { perGame } from "../../core/feature.ts";

import { Customiser } from "./Customiser.tsx";
import { Lookbook } from "./Lookbook.tsx";
import { SOUNDS } from "./sounds.ts";
import { WARDROBE_TEXTS } from "./texts.ts";

/** Fetches the texts of a game's wardrobe once; after a failure again. */
const texts = perGame(({ addTexts }) => {
  let fetching: Promise<void> | null = null;
  return (): Promise<void> => {
    fetching ??= addTexts(WARDROBE_TEXTS).catch((error: unknown) => {
      fetching = null;
      throw error;
    });
    return fetching;
  };
});

/** The customiser, once its texts are there. */
export async function openWardrobe(game: Game) {
  await texts(game)();
  return Customiser;
}

/** The tab of the bag, once its texts are there. */
export async function openLookbook(game: Game) {
  await texts(game)();
  return Lookbook;
}

/** Names of so many pieces fit a toast. */
const NAMED = 2;

/** Tells of the pieces that a change of the wallet opened, with the picture of the first. */
export async function announceUnlocks(game: Game, before: WalletView, after: WalletView): Promise<void> {
  const { stores, text, sounds } = game;
  const pieces = newlyUnlocked(before, after, stores.$membership.get() ?? NO_MEMBERSHIP);
  const [first] = pieces;
  if (!first) return;
  await texts(game)();
  const names = pieces.map(({ slug }) => text(`wardrobe:piece.${slug}`));
  stores.toasts.show({
    tone: "good",
    key: `wardrobe:toast.${pieces.length > NAMED ? "more" : "unlocked"}`,
    values: { piece: names.join(", "), count: pieces.length },
    picture: { piece: piecePicture(first) },
  });
  sounds.play(SOUNDS.unlocked, "caption.unlocked");
}
