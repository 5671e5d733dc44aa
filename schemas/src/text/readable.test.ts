import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isReadableLine, isReadableText, tidyText } from "./readable.ts";

const HIDDEN: [string, string][] = [
  ["a zero-width space", "\u200b"],
  ["a zero-width joiner", "\u200d"],
  ["a right-to-left override", "\u202e"],
  ["a right-to-left isolate", "\u2067"],
  ["a right-to-left mark", "\u200f"],
  ["a byte order mark", "\ufeff"],
  ["a soft hyphen", "\u00ad"],
  ["a combining grapheme joiner", "\u034f"],
  ["a Hangul filler", "\u3164"],
  ["a Hangul choseong filler", "\u115f"],
  ["a Hangul jungseong filler", "\u1160"],
  ["a half-width Hangul filler", "\uffa0"],
  ["a variation selector", "\ufe0f"],
  ["a tag", "\u{e0041}"],
  ["a private-use code point", "\ue000"],
  ["an unassigned code point", "\u0378"],
  ["a noncharacter", "\ufffe"],
  ["a lone surrogate", "\ud800"],
  ["a line separator", "\u2028"],
  ["a control character", "\u0007"],
];

describe("one line", () => {
  test.each([
    "김하늘",
    "Ada Lovelace",
    "José Ñuñez",
    "Nguyễn Thị Ánh",
    "O'Neill-Smith Jr.",
    "王小明",
    "Зоя",
    "ज़िंदगी",
    "ณัฐธิดา",
    "עִבְרִית",
    "7",
    "R2-D2 🤖",
  ])("%j can be read", (text) => {
    expect(isReadableLine(tidyText(text))).toBe(true);
  });

  test.each(HIDDEN)("%s is refused, alone and inside a name", (_, hidden) => {
    expect(isReadableLine(tidyText(hidden))).toBe(false);
    expect(isReadableLine(tidyText(`김${hidden}하늘`))).toBe(false);
    // Blanks at the ends are cut off; whatever is hidden and no blank stays and is refused.
    const isBlank = hidden.trim() === "";
    for (const text of [`${hidden}Ada`, `Ada${hidden}`]) expect(isReadableLine(tidyText(text))).toBe(isBlank);
  });

  test.each([
    "",
    "   ",
    "\u3000\u00a0",
    "\u2800",
    "...",
    "——",
    "🤖",
    "\u0301\u0302",
    "a\u0335\u0336\u0337\u0338",
  ])("%j shows no letter, or too many marks", (text) => {
    expect(isReadableLine(tidyText(text))).toBe(false);
  });
});

describe("a longer text", () => {
  test.each([
    "",
    "서울특별시 중구 세종대로 110\n다이아빌딩 302호",
    "a\tb\r\nc",
    "가족 👨‍👩‍👧 모두",
    "좋아요 👍🏽 ❤️",
  ])("%j can be read", (text) => {
    expect(isReadableText(tidyText(text))).toBe(true);
  });

  test.each([...HIDDEN.map(([, hidden]) => `서울${hidden}시`), "\u3164\u3164", "\u2800\n\u2800", "..."])(
    "%j is refused",
    (text) => {
      expect(isReadableText(text)).toBe(false);
    },
  );
});

test("what is tidied stays as it is when tidied again, and equal texts are equal strings", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(tidyText(tidyText(text))).toBe(tidyText(text));
    }),
  );
  expect(tidyText("\u3000김\u00a0하늘 ".normalize("NFD"))).toBe("김 하늘");
});
