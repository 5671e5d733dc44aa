import type { LocaleFiles } from "../../core/texts/texts.ts";

/** What the game says of draws. */
export const DRAW_TEXTS: LocaleFiles = {
  ko: () => import("@diamond-valley/schemas/locales/ko/draws.json"),
  en: () => import("@diamond-valley/schemas/locales/en/draws.json"),
};

/** The Vault's own texts, which name the prizes. */
export const VAULT_TEXTS: LocaleFiles = {
  ko: () => import("@diamond-valley/schemas/locales/ko/vault.json"),
  en: () => import("@diamond-valley/schemas/locales/en/vault.json"),
};
