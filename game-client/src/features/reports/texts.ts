import type { LocaleFiles } from "../../core/texts/texts.ts";

/** What is said of a report. */
export const REPORT_TEXTS: LocaleFiles = {
  ko: () => import("@diamond-valley/schemas/locales/ko/reports.json"),
  en: () => import("@diamond-valley/schemas/locales/en/reports.json"),
};
