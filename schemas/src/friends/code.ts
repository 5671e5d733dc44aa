/** Letters and digits that nobody takes for another: no I, L, O, 0 or 1. */
const ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
/** Characters of a code: 31 to the power of 8 of them can't be tried out at the rate that one account may try. */
const LENGTH = 8;
const GROUP = LENGTH / 2;

const FORM = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);

/** A friend code out of an unpredictable id of 24 hex digits: 8 characters without a hyphen. */
export function friendCode(id: string): string {
  const base = BigInt(ALPHABET.length);
  let rest = BigInt(`0x${id}`);
  return Array.from({ length: LENGTH }, () => {
    const letter = ALPHABET[Number(rest % base)]!;
    rest /= base;
    return letter;
  }).join("");
}

/** The code that somebody typed, in whatever case, with or without hyphens and spaces; null for what is none. */
export function readFriendCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, "");
  return FORM.test(code) ? code : null;
}

/** How a code is shown: `ABCD-EFGH`. */
export const showFriendCode = (code: string): string => `${code.slice(0, GROUP)}-${code.slice(GROUP)}`;
