import { expect, test } from "vitest";
import { pointsOn } from "./trail.ts";

const WAY = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 100 },
];

test("sparks lie evenly along the way, around its bends", () => {
  expect(pointsOn(WAY, 40, 40, 10)).toEqual([
    { x: 40, y: 0 },
    { x: 80, y: 0 },
    { x: 100, y: 20 },
    { x: 100, y: 60 },
    { x: 100, y: 100 },
  ]);
});

test("there are no more sparks than asked for, and none without a way", () => {
  expect(pointsOn(WAY, 0, 10, 3)).toHaveLength(3);
  expect(pointsOn([], 0, 10, 3)).toEqual([]);
});
