import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PIECES } from "./wardrobe.ts";

interface Texts {
  item?: Record<string, string>;
  piece?: Record<string, string>;
}

const locales = join(import.meta.dirname, "../../locales");
const read = (...path: string[]) => JSON.parse(readFileSync(join(locales, ...path), "utf8")) as Texts;

test.each(["ko", "en"])("what a story gives to wear is named as in the wardrobe (%s)", (language) => {
  const gifts = Object.assign(
    {},
    ...readdirSync(join(locales, language, "story")).map((file) => read(language, "story", file).item),
  ) as Record<string, string>;
  const wardrobe = read(language, "wardrobe.json").piece;
  const named = PIECES.flatMap(({ slug, unlock }) => {
    const gift = unlock !== "start" && "item" in unlock ? gifts[unlock.item] : undefined;
    return gift === undefined ? [] : [{ gift, piece: wardrobe?.[slug] ?? slug }];
  });
  expect(named.length).toBeGreaterThan(7);
  for (const { gift, piece } of named) expect(gift.toLowerCase()).toContain(piece.toLowerCase());
});
