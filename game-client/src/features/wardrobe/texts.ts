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
