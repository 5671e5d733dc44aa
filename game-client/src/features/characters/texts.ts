import type { LocaleFiles } from "../../core/texts/texts.ts";

/** What the village's characters say: nobody talks before the first step. */
export const TALK_TEXTS: LocaleFiles = {
  ko: () => import("@diamond-valley/schemas/locales/ko/hub.json"),
  en: () => import("@diamond-valley/schemas/locales/en/hub.json"),
};
