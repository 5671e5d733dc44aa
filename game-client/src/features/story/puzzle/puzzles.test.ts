import { objectDrawing } from "@diamond-valley/art-kit/object-drawing.ts";
import { CHARACTERS } from "@diamond-valley/schemas/characters/characters.ts";
import en from "@diamond-valley/schemas/locales/en/story-play.json" with { type: "json" };
import { ITEMS } from "@diamond-valley/schemas/story/items.ts";
import { STORIES } from "@diamond-valley/schemas/story/targets.ts";
import { expect, test } from "vitest";
import { SHAPE_NAMES } from "./Shape.tsx";
import { tokenDrawing, tokenName } from "./token-looks.ts";

const reactions = [
  ...Object.values(CHARACTERS).flatMap((character) => character.reactions),
  ...[...STORIES.values()].flatMap(({ objects }) => Object.values(objects).flat()),
];
const puzzles = reactions.flatMap(({ puzzle }) => puzzle ?? []);
const text = (key: string): string => `text of ${key}`;

test("each token of a puzzle has a name to be read and heard, and a picture or a short one", () => {
  const tokens = puzzles.flatMap((puzzle) => (puzzle.kind === "tokens" ? puzzle.tokens : []));
  expect(tokens.length).toBeGreaterThan(0);
  for (const token of tokens) {
    const drawing = tokenDrawing(token);
    if (drawing !== null) expect(objectDrawing(drawing).width, token.id).toBeGreaterThan(0);
    // An id is a name only where it is what one reads: a digit.
    if (!tokenName(text, token).startsWith("text of ")) expect(token.id).toMatch(/^\d$/);
  }
});

test("each tone has a shape and a name", () => {
  const tones = puzzles.flatMap((puzzle) => (puzzle.kind === "tones" ? puzzle.tones : []));
  for (const tone of tones) expect(SHAPE_NAMES, tone).toContain(tone);
  expect(Object.keys(en.shape).sort()).toEqual([...SHAPE_NAMES].sort());
});

test("everything that one may hold has a picture", () => {
  for (const { drawing } of ITEMS) expect(objectDrawing(drawing).width, drawing).toBeGreaterThan(0);
});
