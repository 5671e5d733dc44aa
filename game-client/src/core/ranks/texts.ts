import type { LocaleFiles } from "../texts/texts.ts";

/** What is said of boards of players, as `boards:...`: fetched with the first of them. */
export const BOARD_TEXTS: LocaleFiles = {
  ko: () => import("@diamond-valley/schemas/locales/ko/boards.json"),
  en: () => import("@diamond-valley/schemas/locales/en/boards.json"),
};
