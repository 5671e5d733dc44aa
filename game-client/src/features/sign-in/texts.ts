import type { LocaleFiles } from "../../core/texts/texts.ts";

/** What is said of the daily sign-in. */
export const SIGN_IN_TEXTS: LocaleFiles = {
  ko: () => import("@diamond-valley/schemas/locales/ko/sign-in.json"),
  en: () => import("@diamond-valley/schemas/locales/en/sign-in.json"),
};
