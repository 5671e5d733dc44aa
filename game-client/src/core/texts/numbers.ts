import type { Locale } from "./texts.ts";

const made = new Map<Locale, Intl.NumberFormat>();

/** How whole numbers are written in a language. Made once: a format costs more than the rest of a number on the screen. */
export function numbersIn(locale: Locale): Intl.NumberFormat {
  const known = made.get(locale);
  if (known) return known;
  const numbers = new Intl.NumberFormat(locale);
  made.set(locale, numbers);
  return numbers;
}
