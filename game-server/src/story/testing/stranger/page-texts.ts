import { existsSync, readFileSync } from "node:fs";

/** Says a text as a page in this language does; `values` for its placeholders. Throws for a key that has no text. */
export type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** A file of texts: of a story place where there is one of that name, else of a feature. */
function fileOf(locale: string, name: string): unknown {
  const found = [`story/${name}.json`, `${name}.json`]
    .map((path) => new URL(import.meta.resolve(`@diamond-valley/schemas/locales/${locale}/${path}`)))
    .find((file) => existsSync(file));
  if (!found) throw new RangeError(`no texts of ${name}`);
  return JSON.parse(readFileSync(found, "utf8"));
}

/** The texts of a page in a language, each file read as it is needed. */
export function pageTexts(locale: "ko" | "en"): Say {
  const files = new Map<string, unknown>();
  return (key, values = {}) => {
    const [name = "", path = ""] = key.split(":");
    if (!files.has(name)) files.set(name, fileOf(locale, name));
    const found = path
      .split(".")
      .reduce<unknown>(
        (part, step) => (part as Record<string, unknown> | undefined)?.[step],
        files.get(name),
      );
    if (typeof found !== "string") throw new RangeError(`no text ${key}`);
    return found.replace(/\{\{(\w+)\}\}/g, (whole, value: string) => String(values[value] ?? whole));
  };
}
