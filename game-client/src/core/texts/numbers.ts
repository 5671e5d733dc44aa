import { numberText } from "@diamond-valley/web-kit/numbers.ts";
import type { Locale } from "./texts.ts";

/** Writes numbers as one language does. */
export interface Numbers {
  format(value: number): string;
}

/** How numbers are written in a language. */
export const numbersIn = (locale: Locale): Numbers => ({ format: (value) => numberText(value, locale) });
