import type { LocaleFiles } from "../../core/texts/texts.ts";

/** The names of the kinds, and what is said of them. */
export const ALBUM_TEXTS: LocaleFiles = {
  ko: () => import("@diamond-valley/schemas/locales/ko/album.json"),
  en: () => import("@diamond-valley/schemas/locales/en/album.json"),
};
