/** Letters of other scripts that look like a Latin one, after lower-casing. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  // Cyrillic
  а: "a",
  в: "b",
  с: "c",
  ԁ: "d",
  е: "e",
  ғ: "f",
  һ: "h",
  н: "h",
  і: "i",
  ј: "j",
  к: "k",
  ӏ: "l",
  м: "m",
  п: "n",
  о: "o",
  р: "p",
  ԛ: "q",
  г: "r",
  ѕ: "s",
  т: "t",
  ц: "u",
  ѵ: "v",
  ԝ: "w",
  х: "x",
  у: "y",
  // Greek
  α: "a",
  β: "b",
  ϲ: "c",
  δ: "d",
  ε: "e",
  η: "n",
  ι: "i",
  κ: "k",
  μ: "m",
  ν: "v",
  ο: "o",
  ρ: "p",
  σ: "o",
  τ: "t",
  υ: "u",
  χ: "x",
  // Latin letters with a stroke or a hook, which don't decompose
  ı: "i",
  ł: "l",
  ø: "o",
  đ: "d",
  ð: "d",
  ƒ: "f",
  ɡ: "g",
  ɑ: "a",
};

/** Digits that stand for a letter; 1 may be an i or an l. */
const LEET: Readonly<Record<string, string>> = {
  "0": "o",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "9": "g",
};

const LEADS = "ᄀᄁᄂᄃᄅᄆᄇᄉᄊᄋᄌᄎᄏᄐᄑᄒ";
const TAILS = "ᆨᆩᆫᆮᆯᆷᆸᆺᆻᆼᆽᆾᆿᇀᇁᇂ";

/** A consonant that was typed apart from its syllable becomes its end: 시바ㄹ reads 시발. */
function joinJamo(decomposed: string): string {
  return decomposed
    .replace(/(?<=[\u1161-\u1175])[\u1100-\u1112](?![\u1161-\u1175])/g, (lead) => {
      return TAILS[LEADS.indexOf(lead)] ?? lead;
    })
    .normalize("NFC");
}

/**
 * A text as it reads: full-width, accented and look-alike letters become plain ones, Hangul that was typed letter by
 * letter becomes syllables. Digits, separators and case are left, since words are told apart by them.
 */
export function foldLetters(text: string): string {
  const plain = joinJamo(text.normalize("NFKD").replace(/\p{Mn}/gu, ""));
  return [...plain].map((letter) => lookAlike(letter)).join("");
}

function lookAlike(letter: string): string {
  const lower = letter.toLowerCase();
  const plain = LOOK_ALIKES[lower] ?? lower;
  return letter === lower ? plain : plain.toUpperCase();
}

/** Texts with their digits read as letters, in lower case: 0ff1cial may read official, and so may 0fflclal. */
export function readingsOf(folded: string): string[] {
  const letters = folded.toLowerCase().replace(/[0345789]/g, (digit) => LEET[digit] ?? digit);
  return letters.includes("1") ? [letters.replaceAll("1", "i"), letters.replaceAll("1", "l")] : [letters];
}

/**
 * Joins what was spelt apart: pieces of one letter go together with their neighbours (s.h.i.t, 시 발), words of more
 * letters stay apart (역시 발레).
 */
export function joinSpelling(text: string): string {
  return text
    .replace(/(?<![\p{L}\p{N}])([\p{L}\p{N}])[ ._-]+/gu, "$1")
    .replace(/[ ._-]+([\p{L}\p{N}])(?![\p{L}\p{N}])/gu, "$1");
}
