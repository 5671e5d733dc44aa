import { expect, test } from "vitest";
import { followShare } from "./follow.ts";

/** How far a camera that starts `1` away is from its target after a second at this many frames. */
const leftAfterASecond = (rate: number): number =>
  Array.from({ length: rate }).reduce<number>((left) => left * (1 - followShare(1_000 / rate)), 1);

test("the camera comes as near in a second at ten frames as at sixty", () => {
  expect(leftAfterASecond(10)).toBeCloseTo(leftAfterASecond(60), 10);
  expect(leftAfterASecond(144)).toBeCloseTo(leftAfterASecond(60), 10);
});

test("a long frame never carries the camera beyond its target", () => {
  expect(followShare(5_000)).toBeGreaterThan(0.99);
  expect(followShare(5_000)).toBeLessThanOrEqual(1);
});
