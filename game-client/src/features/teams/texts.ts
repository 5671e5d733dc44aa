import type { LocaleFiles } from "../../core/texts/texts.ts";

/** What is said of the teams. */
export const TEAM_TEXTS: LocaleFiles = {
  ko: () => import("@diamond-valley/schemas/locales/ko/teams.json"),
  en: () => import("@diamond-valley/schemas/locales/en/teams.json"),
};
