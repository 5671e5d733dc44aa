import type { Texts } from "@diamond-valley/web-kit/translate.ts";
import i18next from "i18next";

export type Locale = "ko" | "en";

/** The text of a key such as `bag.title`, or of another file as `fishing:item.blue`; the key itself where there is none. */
export type Text = (key: string, values?: Record<string, string | number>) => string;

/** A locale file in each language, behind a dynamic import: only the language in use is fetched. */
export type LocaleFiles = Readonly<Record<Locale, () => Promise<{ default: Texts }>>>;

/** The file whose keys need no prefix. */
const OWN = "game";

/** The texts of one language; the game never changes language without leaving the page. */
export async function loadTexts(locale: Locale, files: Readonly<Record<string, LocaleFiles>>): Promise<Text> {
  const loaded = await Promise.all(
    Object.entries(files).map(async ([name, file]) => [name, (await file[locale]()).default] as const),
  );
  return createText(locale, Object.fromEntries(loaded));
}

/** Looks texts up in locale files, by their names. A newer server may name a text that this page has not. */
async function createText(locale: Locale, files: Readonly<Record<string, Texts>>): Promise<Text> {
  const instance = i18next.createInstance();
  await instance.init({
    lng: locale,
    resources: { [locale]: files },
    ns: Object.keys(files),
    defaultNS: OWN,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
  });
  return (key, values) => instance.t(key, values ?? {});
}
