import { expect, test } from "vitest";
import { depthAt, distanceToPit, replayDigging } from "./digging.ts";

test("the depth decides together with the seed, and always the same", () => {
  const at = (seed: number, depth: number) => replayDigging(seed, { rules: 1, depth });
  expect(at(7, 2)).toEqual({ outcome: "stone", items: ["failed"], experience: 20 });
  expect(at(7, 3)).toEqual({ outcome: "sand", items: [], experience: 0 });
  expect(() => replayDigging(7, { rules: 2, depth: 3 })).toThrow();
});

test("the spade swings from 1 to 9", () => {
  expect([0, 249, 250, 2_249, 2_250].map(depthAt)).toEqual([1, 1, 2, 9, 1]);
});

test("the pit is reached from near it", () => {
  expect([distanceToPit({ x: 600, y: 390 }), distanceToPit({ x: 600, y: 391 })]).toEqual([90, null]);
});
