import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { LOCALES, type Locale } from "../i18n/locale.ts";

const site = resolve(import.meta.dirname, "../..");
const locales = resolve(site, "../schemas/locales");

/** Where signs stand that are no texts: crosses that close, ticks, times. */
const DRAWN_BY = [join(site, "src"), resolve(site, "../game-client/src")];
const DRAWS = /(?<!\.test)\.(tsx|astro|css)$/;

/** Numbers, and whatever else may be put into a text, are typed with these. */
const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, step) => 0x20 + step);

/** The code points of a text that show: none of the breaks between lines. */
const pointsIn = (text: string) =>
  [...text].map((each) => each.codePointAt(0)!).filter((each) => each >= 0x20);

/** All texts in a language, as they stand in the locale files. */
export function textsIn(locale: Locale): string {
  const directory = join(locales, locale);
  return readdirSync(directory, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .sort()
    .map((file) => readFileSync(join(directory, file), "utf8"))
    .join("\n");
}

/** The code points that can't be typed on every keyboard, of everything that puts signs on pages. */
function signs(): number[] {
  return DRAWN_BY.flatMap((directory) =>
    readdirSync(directory, { recursive: true, encoding: "utf8" })
      .filter((file) => DRAWS.test(file))
      .flatMap((file) => pointsIn(readFileSync(join(directory, file), "utf8"))),
  ).filter((point) => point > 0x7e);
}

/** A group of code points that a page needs as a whole, or not at all. */
export interface Group {
  name: string;
  points: readonly number[];
}

/**
 * Everything that our texts are written with, each code point in one group: what English pages need, and what Korean
 * pages need beyond that.
 */
export function groups(): Group[] {
  const taken = new Set<number>();
  return [...LOCALES]
    .sort()
    .map((locale) => ({ name: locale, wanted: pointsIn(textsIn(locale)) }))
    .map(({ name, wanted }, index) => {
      const points = new Set(
        (index === 0 ? [...ASCII, ...wanted, ...signs()] : wanted).filter((point) => !taken.has(point)),
      );
      for (const point of points) taken.add(point);
      return { name, points: [...points].sort((a, b) => a - b) };
    });
}
