import type { LocaleFiles } from "../../core/texts/texts.ts";

/** What the invitation says, on the site and here. */
export const INVITATION_TEXTS: LocaleFiles = {
  ko: () => import("@diamond-valley/schemas/locales/ko/special-event.json"),
  en: () => import("@diamond-valley/schemas/locales/en/special-event.json"),
};
