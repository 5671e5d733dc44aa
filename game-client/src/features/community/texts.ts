import type { LocaleFiles } from "../../core/texts/texts.ts";

/** What is said of the community goal and the own challenge. */
export const COMMUNITY_TEXTS: LocaleFiles = {
  ko: () => import("@diamond-valley/schemas/locales/ko/community.json"),
  en: () => import("@diamond-valley/schemas/locales/en/community.json"),
};
