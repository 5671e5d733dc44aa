import type { LocaleFiles } from "../../core/texts/texts.ts";

/** What is said of eggs: fetched with the first one, or with their book. */
export const EGG_TEXTS: LocaleFiles = {
  ko: () => import("@diamond-valley/schemas/locales/ko/eggs.json"),
  en: () => import("@diamond-valley/schemas/locales/en/eggs.json"),
};
