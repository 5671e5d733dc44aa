import type { LocaleFiles } from "./texts.ts";

/** What is said of friends, and of what they play. */
export const FRIEND_TEXTS: LocaleFiles = {
  ko: () => import("@diamond-valley/schemas/locales/ko/friends.json"),
  en: () => import("@diamond-valley/schemas/locales/en/friends.json"),
};
