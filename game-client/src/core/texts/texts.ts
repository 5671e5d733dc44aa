import { type Texts, translator } from "@diamond-valley/web-kit/translate.ts";

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

/** Looks texts up in locale files, by their names. */
export function createText(locale: Locale, files: Readonly<Record<string, Texts>>): Text {
  const translators = new Map(
    Object.entries(files).map(([name, texts]) => [name, translator(texts, locale)]),
  );
  return (key, values) => {
    const [file, path] = key.includes(":") ? (key.split(":", 2) as [string, string]) : [OWN, key];
    try {
      return translators.get(file)?.(path as never, values) ?? key;
    } catch {
      // A newer server may name a text that this page has not.
      return key;
    }
  };
}
