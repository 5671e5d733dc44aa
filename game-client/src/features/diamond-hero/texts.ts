import type { LocaleFiles } from "../../core/texts/texts.ts";

/** What Diamond Hero says, as `hero:...`: fetched with its lobby or its arena. */
export const HERO_TEXTS: LocaleFiles = {
  ko: () => import("@diamond-valley/schemas/locales/ko/hero.json"),
  en: () => import("@diamond-valley/schemas/locales/en/hero.json"),
};
