import type { LocaleFiles } from "../../core/texts/texts.ts";

/** What is said of the boards of players. */
export const BOARD_TEXTS: LocaleFiles = {
  ko: () => import("@diamond-valley/schemas/locales/ko/boards.json"),
  en: () => import("@diamond-valley/schemas/locales/en/boards.json"),
};
