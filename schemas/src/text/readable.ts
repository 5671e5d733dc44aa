/**
 * What nobody sees, or what turns the text around it: control and format characters (zero-width ones and right-to-left
 * overrides), default-ignorable code points (Hangul fillers U+3164, U+115F, U+1160 and U+FFA0 among them), lone
 * surrogates, private-use and unassigned code points, line and paragraph separators.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/** Marks without a letter before them, and piles of them: no writing system needs more than three on one letter. */
const LOOSE_MARKS = /^\p{M}|\s\p{M}|\p{M}{4}/u;

const VISIBLE = /[\p{L}\p{N}]/u;

/** Emoji are joined and coloured by code points that are hidden everywhere else. */
const EMOJI =
  /\p{Extended_Pictographic}\u{fe0f}?\p{Emoji_Modifier}?(?:\u{200d}\p{Extended_Pictographic}\u{fe0f}?\p{Emoji_Modifier}?)*/gu;

/** What a person typed as it is stored: composed (NFC), every kind of blank a space, none at the ends. */
export function tidyText(typed: string): string {
  return typed
    .normalize("NFC")
    .replace(/\p{Zs}/gu, " ")
    .trim();
}

/** Whether one line, such as a name, can be read by whoever sees it: nothing hidden, and a letter or digit to see. */
export function isReadableLine(text: string): boolean {
  return VISIBLE.test(text) && !HIDDEN.test(text) && !LOOSE_MARKS.test(text);
}

/** The same of a text that may be empty and have several lines and emoji. */
export function isReadableText(text: string): boolean {
  if (text === "") return true;
  return isReadableLine(text.replace(/\r?\n|\t/g, " ").replace(EMOJI, " "));
}
