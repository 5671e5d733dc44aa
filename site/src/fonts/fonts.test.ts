import { readFileSync } from "node:fs";
import { join } from "node:path";
import { create } from "fontkitten";
import { beforeAll, describe, expect, test } from "vitest";
import { LOCALES } from "../i18n/locale.ts";
import { textsIn } from "./characters.ts";
import { CUT_FONTS, cutFonts } from "./cut-fonts.ts";
import { pointsOf, rangeOf } from "./ranges.ts";

/** Signs of our texts that Jua was never drawn with: the body face behind it shows them. */
const NOT_IN_JUA = new Set("`·×§–−—‘’“”…✓");

/** The faces of one of the sheets: family, weight, file and code points. */
function facesOf(sheet: "faces.css" | "slices.css") {
  const css = readFileSync(join(CUT_FONTS, sheet), "utf8");
  return [...css.matchAll(/@font-face \{([^}]*)\}/g)].flatMap(([, face = ""]) => {
    const descriptor = (property: string) => new RegExp(`${property}: ([^;]+);`).exec(face)?.[1] ?? "";
    const [, file] = /url\("([^"]+)"\)/.exec(face) ?? [];
    const family = descriptor("font-family").replaceAll(/["']/g, "");
    const points = new Set(pointsOf(descriptor("unicode-range")));
    return file ? [{ family, weight: descriptor("font-weight"), file, points }] : [];
  });
}

/** What a text shows, without what only divides lines. */
const shown = (text: string) => [...new Set(text)].filter((character) => character >= " ");

// Cutting takes seconds where nobody has built the site yet.
beforeAll(() => cutFonts(), 120_000);

describe("the cut fonts", () => {
  const weights = ["Jua 400", "Noto Sans KR 400", "Noto Sans KR 500", "Noto Sans KR 600 700"];

  test.each(weights)("%s shows every character of every text", (weight) => {
    const faces = facesOf("faces.css").filter((face) => `${face.family} ${face.weight}` === weight);
    expect(faces).toHaveLength(LOCALES.length);
    const held = new Set(
      faces.flatMap(({ file, points }) => {
        const font = create(readFileSync(join(CUT_FONTS, file)));
        if (font.isCollection) throw new Error(`${file} holds several fonts`);
        const drawn = new Set(font.characterSet);
        expect([...points].filter((point) => !drawn.has(point))).toEqual([]);
        return [...points];
      }),
    );
    for (const locale of LOCALES) {
      const missing = shown(textsIn(locale)).filter((character) => !held.has(character.codePointAt(0)!));
      expect(missing.filter((each) => !weight.startsWith("Jua") || !NOT_IN_JUA.has(each))).toEqual([]);
    }
  });

  test("no text of ours fetches a slice, and what people type does", () => {
    const sliced = facesOf("slices.css");
    const foreign = "뷁";
    for (const family of ["Jua", "Noto Sans KR Variable"]) {
      const points = new Set(sliced.flatMap((face) => (face.family === family ? [...face.points] : [])));
      const fetched = LOCALES.flatMap((locale) => shown(textsIn(locale))).filter((each) =>
        points.has(each.codePointAt(0)!),
      );
      expect(fetched).toEqual([]);
      expect(points.has(foreign.codePointAt(0)!)).toBe(true);
    }
    expect(facesOf("faces.css").some(({ points }) => points.has(foreign.codePointAt(0)!))).toBe(false);
  });
});

describe("ranges", () => {
  test("draw runs together, in order and each once", () => {
    expect(rangeOf([0x42, 0x20, 0x41, 0x41, 0x43])).toBe("U+20,U+41-43");
  });

  test("are read as they were written", () => {
    expect(pointsOf("U+0020, U+AC00-ac02")).toEqual([0x20, 0xac00, 0xac01, 0xac02]);
    expect(() => pointsOf("U+4??")).toThrow("U+4??");
  });
});
