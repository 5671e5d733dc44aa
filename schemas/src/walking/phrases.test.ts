import { expect, test } from "vitest";
import { PHRASES, phraseAt, phraseNumber } from "./phrases.ts";
import { EMOTES } from "./walking.ts";

test.each(PHRASES)("%s has a number of its own, which is no emote's", (phrase) => {
  const number = phraseNumber(phrase);
  expect(phraseAt(number)).toBe(phrase);
  expect(number).toBeGreaterThan(EMOTES.length);
  // It is sent as one byte.
  expect(number).toBeLessThan(256);
});

test.each([0, 1, EMOTES.length, 99, 100 + PHRASES.length, 255])("%d is no phrase", (number) => {
  expect(phraseAt(number)).toBeNull();
});
