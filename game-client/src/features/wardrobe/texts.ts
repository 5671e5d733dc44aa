import type { Game } from "../../core/app/game.ts";
import type { LocaleFiles } from "../../core/texts/texts.ts";
import { useAllTexts } from "../../core/texts/use-texts.ts";

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

/** Resolves when a game has the texts of its wardrobe. */
export async function wardrobeTexts({ more }: Pick<Game, "more">): Promise<void> {
  await Promise.all(Object.entries(WARDROBE_TEXTS).map(([name, files]) => more.file(name, files)));
}

/** Waits for them, in a `Suspense`. */
export const useWardrobeTexts = (): void => useAllTexts(WARDROBE_TEXTS);
