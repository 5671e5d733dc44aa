import { SUPPORT } from "@diamond-valley/schemas/support/support.ts";
import { fill } from "@diamond-valley/web-kit/translate.ts";
import type { Locale } from "../i18n/locale.ts";
import { textsOf } from "../i18n/texts.ts";

/** A part of the terms; `id` is the name that links to it use. */
export interface TermsSection {
  id: string;
  title: string;
  paragraphs: string[];
}

/** The terms and the privacy notice of a language, with the address to write to. */
export function termsSections(locale: Locale): TermsSection[] {
  return Object.entries(textsOf(locale).terms.sections).map(([id, { title, paragraphs }]) => ({
    id,
    title,
    paragraphs: Object.values(paragraphs).map((text) => fill(text, { mail: SUPPORT.mail }, locale)),
  }));
}
