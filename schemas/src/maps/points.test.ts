import { expect, test } from "vitest";
import { distance, middleOf, nearestTo } from "./points.ts";

test("the distance of two points is the length of the straight line", () => {
  expect(distance({ x: 1, y: 2 }, { x: 4, y: -2 })).toBe(5);
});

test("the nearest of several points is found, the first of equals, and none of none", () => {
  const [far, left, right] = [
    { x: 50, y: 0, name: "far" },
    { x: -10, y: 0, name: "left" },
    { x: 10, y: 0, name: "right" },
  ];
  expect(nearestTo([far, left, right], { x: 0, y: 0 })).toBe(left);
  expect(nearestTo([far, right, left], { x: 0, y: 0 })).toBe(right);
  expect(nearestTo([], { x: 0, y: 0 })).toBeUndefined();
});

test("the middle of a rectangle lies half its size from its corner", () => {
  expect(middleOf({ x: 10, y: 20, width: 30, height: 8 })).toEqual({ x: 25, y: 24 });
});
