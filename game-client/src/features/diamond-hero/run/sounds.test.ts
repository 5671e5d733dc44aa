import { expect, test } from "vitest";
import { createPopLimit, VOICES } from "./sounds.ts";

test("however many fall at once, eight are heard; later ones are heard again", () => {
  const limit = createPopLimit();
  const heard = Array.from({ length: 40 }, (_, index) => limit.take(1_000 + index)).filter(Boolean);
  expect(heard).toHaveLength(VOICES);
  expect(limit.take(2_000)).toBe(true);
});
