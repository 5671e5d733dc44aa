const FULL_WIDTH_ZERO = "０".charCodeAt(0);

/** Korea's code as contacts have it before the rest of a number: `+82 10-…`, `+82 (0)10-…`. */
const COUNTRY = /^\s*\+82[\s-]*\(?0?\)?/;

/** Digits only, full-width ones made ASCII, at most 11 (spec 1 §5). A number that is pasted with its country's code is the one at home. */
export function phoneDigits(typed: string): string {
  return typed
    .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - FULL_WIDTH_ZERO))
    .replace(COUNTRY, "0")
    .replace(/\D/g, "")
    .slice(0, 11);
}

/** Shows digits as 3-4-4 with dashes while they are typed: `01012` -> `010-12` (spec 1 §5). */
export function formatPhone(typed: string): string {
  const digits = phoneDigits(typed);
  return [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7)].filter((part) => part !== "").join("-");
}

/** A Korean mobile number: 010, four digits, four digits, each with an optional dash or space (spec 1 §5). */
export function isKoreanMobile(typed: string): boolean {
  return /^[0０][1１][0０][- ]?[0-9０-９]{4}[- ]?[0-9０-９]{4}$/.test(typed.trim());
}
