import { numberText } from "./numbers.ts";

/** Texts of one language as the locale files hold them: nested, leaves are strings. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/** The name that a text is asked for by: one of several plural forms goes by the name they share. */
type Asked<K extends string> = K extends `${infer Name}_${"zero" | "one" | "other"}` ? Name : K;

/** Dotted paths to the strings of `T`: `{ nav: { home: "…" } }` has the key `nav.home`. */
export type TextKey<T> = T extends string
  ? never
  : { [K in keyof T & string]: T[K] extends string ? Asked<K> : `${K}.${TextKey<T[K]>}` }[keyof T & string];

/** What stands in the place of `{{name}}`. `count` also chooses the plural form. */
export type Values = Readonly<Record<string, string | number>>;
export type Translate<T> = (key: TextKey<T>, values?: Values) => string;

function find(texts: Texts, key: string): string | undefined {
  let here: string | Texts | undefined = texts;
  for (const part of key.split(".")) {
    if (here === undefined || typeof here === "string") return undefined;
    here = here[part];
  }
  return typeof here === "string" ? here : undefined;
}

/** The endings to look under, best first: i18next's `_zero`, then the language's own form, then the plain key. */
function endings(count: string | number | undefined, locale: string): string[] {
  if (typeof count !== "number") return [""];
  const form = `_${new Intl.PluralRules(locale).select(count)}`;
  return [...(count === 0 ? ["_zero"] : []), form, "_other", ""];
}

/** Puts values in the place of `{{name}}`; numbers as the language writes them. Without a value it stays as it is. */
export function fill(text: string, values: Values, locale?: string): string {
  return text.replace(/\{\{\s*([\w-]+)\s*\}\}/g, (whole, name: string) => {
    const value = values[name] ?? whole;
    return typeof value === "number" && locale ? numberText(value, locale) : String(value);
  });
}

/**
 * Looks texts up by dotted key. The locale files keep i18next's format, but pages with a budget of a few
 * kilobytes need no more of it than this. Throws for a key that does not exist.
 */
export function translator<T extends Texts>(texts: T, locale: string): Translate<T> {
  return (key, values = {}) => {
    for (const ending of endings(values.count, locale)) {
      const text = find(texts, key + ending);
      if (text !== undefined) return fill(text, values, locale);
    }
    throw new Error(`no text for ${key}`);
  };
}

/** The text of a key that came from the server, or the key itself where no text goes by it. */
export function textFor(texts: Texts, key: string): string {
  return find(texts, key) ?? key;
}
