/** The digits of a telephone, as its keys stand: three in a row, 0 below. */
export const KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"] as const;

/** A number with one more digit; as it was where it is whole. */
export const dialled = (number: string, digit: string, digits: number): string =>
  number.length < digits ? number + digit : number;

/** What a number becomes by a key of the keyboard; null for a key that is none of a telephone's. */
export function typed(number: string, key: string, digits: number): string | null {
  if (/^\d$/.test(key)) return dialled(number, key, digits);
  return key === "Backspace" ? number.slice(0, -1) : null;
}
