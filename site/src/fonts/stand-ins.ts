import { readFileSync } from "node:fs";
import { create, type Font } from "fontkitten";
import { textsIn } from "./characters.ts";
import { CUTS } from "./families.ts";
import { pointsOf, rangeOf } from "./ranges.ts";

/** A face of the visitor's own system, and how wide it sets what it stands in for: its mean advance in em. */
interface Local {
  range: string;
  /** Whether what ours lacks is left to the next family. Syllables aren't: their range would be in thousands of parts. */
  sparing: boolean;
  /** Whether a character is one of those that the width is of. */
  counts: (character: string) => boolean;
  width: number;
  names: readonly string[];
}

const LOCALS: readonly Local[] = [
  {
    // Over our English texts, in Arial; Roboto and Liberation Sans are drawn to nearly the same widths.
    range: "U+20-2ff,U+2000-206f",
    sparing: true,
    counts: (character) => character >= " " && character <= "~",
    width: 0.43,
    names: ["Arial", "ArialMT", "Roboto", "Roboto-Regular", "Liberation Sans"],
  },
  {
    // The Korean gothics of the systems give every syllable the same room.
    range: "U+1100-11ff,U+3000-30ff,U+3130-318f,U+ac00-d7a3",
    sparing: false,
    counts: (character) => character >= "가" && character <= "힣",
    width: 0.92,
    names: [
      "Apple SD Gothic Neo",
      "AppleSDGothicNeo-Regular",
      "Malgun Gothic",
      "MalgunGothic",
      "Noto Sans CJK KR",
      "NotoSansCJKkr-Regular",
    ],
  },
];

/** The mean advance of the counted characters of a text, in em. */
function meanWidth(font: Font, text: string, counts: Local["counts"]): number {
  const widths = [...text]
    .filter((character) => counts(character) && font.hasGlyphForCodePoint(character.codePointAt(0)!))
    .map((character) => font.glyphForCodePoint(character.codePointAt(0)!).advanceWidth);
  return widths.reduce((sum, width) => sum + width, 0) / widths.length / font.unitsPerEm;
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/**
 * Faces of the visitor's system in the measures of ours, to be shown until ours are there: lines break where they will
 * break then, so nothing moves. Each stands under the name of its family with " Stand-in" behind it.
 */
export function standIns(): string {
  const text = `${textsIn("ko")}\n${textsIn("en")}`;
  return CUTS.filter(({ weight }) => weight === "400")
    .flatMap(({ family, file }) => {
      const font = create(readFileSync(file));
      if (font.isCollection) throw new Error(`${file} holds several fonts`);
      return LOCALS.map(({ range, sparing, counts, width, names }) => {
        const size = meanWidth(font, text, counts) / width;
        const points = pointsOf(range).filter((point) => !sparing || font.hasGlyphForCodePoint(point));
        const em = font.unitsPerEm * size;
        return `@font-face {
  font-family: "${family} Stand-in";
  font-weight: 400 700;
  src: ${names.map((name) => `local("${name}")`).join(", ")};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(font.ascent / em)};
  descent-override: ${percent(-font.descent / em)};
  line-gap-override: ${percent(font.lineGap / em)};
  unicode-range: ${rangeOf(points)};
}
`;
      });
    })
    .join("");
}
