import type { Texts } from "@diamond-valley/web-kit/translate.ts";
import i18next from "i18next";
import { numbersIn } from "./numbers.ts";

export type Locale = "ko" | "en";

/** What is put into a text by name; `count` also chooses the plural form. Whole numbers are written as the language writes them. */
export type Values = Readonly<Record<string, string | number>>;

/** The text of a key such as `bag.title`, or of another file as `items:colour.blue`; the key itself where there is none. */
export type Text = (key: string, values?: Values) => string;

/** A locale file in each language, behind a dynamic import: only the language in use is fetched. */
export type LocaleFiles = Readonly<Record<Locale, () => Promise<{ default: Texts }>>>;

/** The file whose keys need no prefix. */
const OWN = "game";

/** The texts of one language; the game never changes language without leaving the page. */
export interface Translation {
  readonly text: Text;
  /** Adds a locale file: from then on its keys are found under its name. */
  add(name: string, texts: Texts): void;
}

/** Fetches the locale files, by their names. Rejects where one can't be fetched. */
export async function loadTexts(
  locale: Locale,
  files: Readonly<Record<string, LocaleFiles>>,
): Promise<Translation> {
  const loaded = await Promise.all(
    Object.entries(files).map(async ([name, file]) => [name, (await file[locale]()).default] as const),
  );
  return createTranslation(locale, Object.fromEntries(loaded));
}

/** Looks texts up in locale files, by their names. A newer server may name a text that this page has not. */
async function createTranslation(
  locale: Locale,
  files: Readonly<Record<string, Texts>>,
): Promise<Translation> {
  const instance = i18next.createInstance();
  await instance.init({
    lng: locale,
    resources: { [locale]: files },
    ns: Object.keys(files),
    defaultNS: OWN,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
  });
  // Frames ask for the same few texts again and again.
  const known = new Map<string, string>();
  const plain = (key: string): string => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const text = instance.t(key);
    known.set(key, text);
    return text;
  };
  return {
    text: (key, values) => (values ? instance.t(key, written(values, locale)) : plain(key)),
    add(name, texts) {
      instance.addResourceBundle(locale, name, texts);
      known.clear();
    },
  };
}

/** From here on a number is written with separators. */
const LONG = 1_000;

/** The values with how they are written in `replace`; the number itself chooses the plural form. */
function written(values: Values, locale: Locale): Values & { readonly replace?: Values } {
  const isLong = (value: string | number): value is number =>
    Number.isInteger(value) && Math.abs(value as number) >= LONG;
  if (!Object.values(values).some(isLong)) return values;
  const numbers = numbersIn(locale);
  const replaced = Object.entries(values).map(([name, value]) => [
    name,
    isLong(value) ? numbers.format(value) : value,
  ]);
  return { ...values, replace: Object.fromEntries(replaced) };
}
