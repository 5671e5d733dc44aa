import type { LocaleFiles } from "../../core/texts/texts.ts";

/** What is said of who else plays. */
export const PEOPLE_TEXTS: LocaleFiles = {
  ko: () => import("@diamond-valley/schemas/locales/ko/people.json"),
  en: () => import("@diamond-valley/schemas/locales/en/people.json"),
};
