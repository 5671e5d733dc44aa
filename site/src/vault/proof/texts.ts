import type korean from "@diamond-valley/schemas/locales/ko/proof.json";
import type { Translate } from "@diamond-valley/web-kit/translate.ts";
import type { Locale } from "../../i18n/locale.ts";

export type ProofTexts = typeof korean;
export type ProofText = Translate<ProofTexts>;

/** The texts of the check, fetched with it: the page around it does not need them. */
const FILES: Record<Locale, () => Promise<{ default: ProofTexts }>> = {
  ko: () => import("@diamond-valley/schemas/locales/ko/proof.json"),
  en: () => import("@diamond-valley/schemas/locales/en/proof.json"),
};

export async function proofTexts(locale: Locale): Promise<ProofTexts> {
  return (await FILES[locale]()).default;
}
