import { place, stroke } from "@diamond-valley/art-kit/svg.ts";

/** Digits as round strokes in a field of 10 by 16 px: a picture has no fonts of its own. */
const STROKES: Readonly<Record<string, string>> = {
  "0": "M5 1Q9 1 9 8T5 15T1 8T5 1z",
  "1": "M2 4L6 1V15",
  "2": "M1 4Q2 1 5 1T9 5Q9 8 1 15H9",
  "3": "M1 3Q3 1 5 1T9 4.500T5 7.500Q9 7.500 9 11T5 15T1 13",
  "4": "M7 15V1L1 11H9",
  "5": "M9 1H2.500L2 7Q9 5.500 9 10.500T5 15T1 13",
  "6": "M8 1Q1 5 1 10.500T5 15T9 10.500T5 7T1 10.500",
  "7": "M1 1H9L4 15",
  "8": "M5 7.500Q1.500 7 1.500 4T5 1T8.500 4T5 7.500T1 11.500T5 15T9 11.500T5 7.500",
  "9": "M2 15Q9 11 9 5.500T5 1T1 5.500T5 9T9 5.500",
};

/** Px from one digit to the next, and what a comma takes. */
const ADVANCE = 13;
const COMMA = 6;
/** A comma has a tail: without one, thousands read as thousandths. */
const TAIL = "M2 15L0 19.500";

/** A number, with commas between thousands, in the middle of x, y; it fills about 60 px. */
export function number(value: number, x: number, y: number, colour: string): string {
  const signs = [...value.toLocaleString("en")];
  const width = signs.reduce((sum, sign) => sum + (sign === "," ? COMMA : ADVANCE), -3);
  let at = 0;
  const drawn = signs.map((sign) => {
    const here = at;
    at += sign === "," ? COMMA : ADVANCE;
    if (sign === ",") return place(here, 0, stroke(TAIL, colour, 3.4));
    return place(here, 0, stroke(STROKES[sign] ?? "", colour, 3.6));
  });
  const scale = Math.min(1.7, 60 / width);
  return place(x - (width * scale) / 2, y - 8 * scale, drawn.join(""), { scale });
}
