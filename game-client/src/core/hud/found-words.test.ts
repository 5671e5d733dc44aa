import { expect, test } from "vitest";
import { CORE_FILES } from "../texts/core-files.ts";
import { loadTexts } from "../texts/texts.ts";
import { foundWords } from "./found-words.ts";

test.each([
  ["en", "Blue ore ×2 · Red ore ×1"],
  ["ko", "파란 광석 ×2 · 빨간 광석 ×1"],
] as const)("what was found is said with its numbers (%s)", async (locale, words) => {
  const { text } = await loadTexts(locale, CORE_FILES);
  expect(foundWords(text, "ore", ["red", "blue", "blue"])).toBe(words);
  expect(foundWords(text, "ore", [])).toBe("");
});
