/** The languages of the site. */
export const LANGUAGES = ["ko", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language of the site that a page named, or undefined. */
export function languageOf(named: string | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === named);
}
