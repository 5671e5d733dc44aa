import { expect, test } from "vitest";
import { tabAfter } from "./carousel.ts";

test.each([
  ["ArrowRight", 0, 1],
  ["ArrowRight", 2, 0],
  ["ArrowLeft", 0, 2],
  ["ArrowLeft", 2, 1],
  ["Home", 2, 0],
  ["End", 0, 2],
  ["Tab", 1, undefined],
])("%s leads from tab %i to %s", (key, from, to) => {
  expect(tabAfter(key, from, 3)).toBe(to);
});
