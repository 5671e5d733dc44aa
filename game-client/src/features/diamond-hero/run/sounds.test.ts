import { expect, test } from "vitest";
import { createPopLimit, VOICES } from "./sounds.ts";

test("however many fall one after the other, eight are heard; later ones are heard again", () => {
  const limit = createPopLimit();
  const heard = Array.from({ length: 100 }, (_, index) => limit.take(1_000 + index)).filter(Boolean);
  expect(heard).toHaveLength(VOICES);
  expect(limit.take(2_000)).toBe(true);
});

test("those that fall in the same instant are heard as one", () => {
  const limit = createPopLimit();
  expect([limit.take(1_000), limit.take(1_000), limit.take(1_005), limit.take(1_020)]).toEqual([
    true,
    false,
    false,
    true,
  ]);
});
