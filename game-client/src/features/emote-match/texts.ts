import type { LocaleFiles } from "../../core/texts/texts.ts";

/** What is said of emote matches. */
export const MATCH_TEXTS: LocaleFiles = {
  ko: () => import("@diamond-valley/schemas/locales/ko/emote-match.json"),
  en: () => import("@diamond-valley/schemas/locales/en/emote-match.json"),
};
