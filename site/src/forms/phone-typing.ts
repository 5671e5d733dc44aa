import { formatPhone, phoneDigits } from "@diamond-valley/schemas/account/phone.ts";

/** A text field's content with the place of its caret. */
export interface Typed {
  value: string;
  caret: number;
}

/**
 * What a phone field shows after a keystroke: digits only, 3-4-4 (spec 1 §5), with the caret behind the same digit
 * as before, however many dashes came or went.
 */
export function retypePhone({ value, caret }: Typed): Typed {
  const shown = formatPhone(value);
  const digitsBefore = phoneDigits(value.slice(0, caret)).length;
  return { value: shown, caret: placeAfterDigits(shown, digitsBefore) };
}

/** Where `count` digits of `shown` have passed. At the end of the text it is the end, past any dash. */
function placeAfterDigits(shown: string, count: number): number {
  let passed = 0;
  let place = 0;
  while (passed < count && place < shown.length) {
    if (shown[place] !== "-") passed += 1;
    place += 1;
  }
  return place;
}
