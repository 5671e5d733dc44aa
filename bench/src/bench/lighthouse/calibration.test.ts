import { expect, test } from "vitest";
import { slowdownFor, wasTheSamePhone } from "./calibration.ts";

test.each([
  [3_300, 4],
  [2_000, 4],
  [1_750, 4],
  [1_500, 3.4],
  [1_100, 2.5],
  [875, 2],
  [300, 1],
])("a processor of the index %d is slowed down %d times", (index, slowdown) => {
  expect(slowdownFor(index)).toBe(slowdown);
});

test("a run counts where its processor was about as fast as it was taken for", () => {
  expect(wasTheSamePhone(4, 3_300)).toBe(true);
  expect(wasTheSamePhone(4, 1_450)).toBe(true);
  expect(wasTheSamePhone(4, 1_300)).toBe(false);
  expect(wasTheSamePhone(2.5, 1_100)).toBe(true);
  expect(wasTheSamePhone(2.5, 1_750)).toBe(false);
});
