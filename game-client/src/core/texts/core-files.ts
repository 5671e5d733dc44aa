import type { LocaleFiles } from "./texts.ts";

/** The locale files that every game needs, by their names. */
export const CORE_FILES: Readonly<Record<string, LocaleFiles>> = {
  errors: {
    ko: () => import("@diamond-valley/schemas/locales/ko/errors.json"),
    en: () => import("@diamond-valley/schemas/locales/en/errors.json"),
  },
  game: {
    ko: () => import("@diamond-valley/schemas/locales/ko/game.json"),
    en: () => import("@diamond-valley/schemas/locales/en/game.json"),
  },
  items: {
    ko: () => import("@diamond-valley/schemas/locales/ko/items.json"),
    en: () => import("@diamond-valley/schemas/locales/en/items.json"),
  },
  player: {
    ko: () => import("@diamond-valley/schemas/locales/ko/player.json"),
    en: () => import("@diamond-valley/schemas/locales/en/player.json"),
  },
  places: {
    ko: () => import("@diamond-valley/schemas/locales/ko/places.json"),
    en: () => import("@diamond-valley/schemas/locales/en/places.json"),
  },
};
