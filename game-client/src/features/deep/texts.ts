import type { LocaleFiles } from "../../core/texts/texts.ts";

/** What is said of the hall of the Deep. */
export const DEEP_TEXTS: LocaleFiles = {
  ko: () => import("@diamond-valley/schemas/locales/ko/deep.json"),
  en: () => import("@diamond-valley/schemas/locales/en/deep.json"),
};
