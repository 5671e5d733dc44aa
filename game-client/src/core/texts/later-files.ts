import type { LocaleFiles } from "./texts.ts";

/** What the dialogs of the story and the quest logs say: fetched with the first of them. */
export const PLAY_TEXTS: LocaleFiles = {
  ko: () => import("@diamond-valley/schemas/locales/ko/story-play.json"),
  en: () => import("@diamond-valley/schemas/locales/en/story-play.json"),
};

/** Names and sayings of the things of the story. */
export const ITEM_TEXTS: LocaleFiles = {
  ko: () => import("@diamond-valley/schemas/locales/ko/quest-items.json"),
  en: () => import("@diamond-valley/schemas/locales/en/quest-items.json"),
};

/** What the scenes say. */
export const SCENE_TEXTS: LocaleFiles = {
  ko: () => import("@diamond-valley/schemas/locales/ko/scenes.json"),
  en: () => import("@diamond-valley/schemas/locales/en/scenes.json"),
};
