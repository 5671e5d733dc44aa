import { use } from "react";
import { useGame } from "../../core/app/game.ts";
import { perGame } from "../../core/feature.ts";
import type { LocaleFiles } from "../../core/texts/texts.ts";

/** The texts of the wardrobe, by their names: fetched when it is opened. */
export const WARDROBE_TEXTS: Readonly<Record<string, LocaleFiles>> = {
  wardrobe: {
    ko: () => import("@diamond-valley/schemas/locales/ko/wardrobe.json"),
    en: () => import("@diamond-valley/schemas/locales/en/wardrobe.json"),
  },
  looks: {
    ko: () => import("@diamond-valley/schemas/locales/ko/looks.json"),
    en: () => import("@diamond-valley/schemas/locales/en/looks.json"),
  },
};

/** Fetches the texts of a game's wardrobe once; after a failure again. */
const fetching = perGame(({ addTexts }) => {
  let texts: Promise<void> | null = null;
  return (): Promise<void> => {
    texts ??= addTexts(WARDROBE_TEXTS).catch((error: unknown) => {
      texts = null;
      throw error;
    });
    return texts;
  };
});

/** Resolves when a game has the texts of its wardrobe. */
export const wardrobeTexts = (game: Parameters<typeof fetching>[0]): Promise<void> => fetching(game)();

/** Waits for them, in a `Suspense`. */
export function useWardrobeTexts(): void {
  use(wardrobeTexts(useGame()));
}
