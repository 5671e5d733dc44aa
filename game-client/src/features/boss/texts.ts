import type { LocaleFiles } from "../../core/texts/texts.ts";

/** What is said of the golem's circle. */
export const BOSS_TEXTS: LocaleFiles = {
  ko: () => import("@diamond-valley/schemas/locales/ko/boss.json"),
  en: () => import("@diamond-valley/schemas/locales/en/boss.json"),
};
