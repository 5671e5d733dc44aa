import { expect, test } from "vitest";
import { nextBox } from "./pad-focus.ts";

const box = (left: number, top: number) => ({ left, top, width: 80, height: 40 });
/** Two rows of three, and a button in the middle under them. */
const BOXES = [box(0, 0), box(100, 0), box(200, 0), box(0, 60), box(100, 60), box(200, 60), box(100, 140)];

test.each([
  ["right", 0, 1, 0, 1],
  ["left", 2, -1, 0, 1],
  ["down", 1, 0, 1, 4],
  ["up from the button below", 6, 0, -1, 4],
  ["down from a corner to the button below", 3, 0, 1, 6],
  ["right of the last one: nowhere", 2, 1, 0, -1],
  ["left of the first one: nowhere", 0, -1, 0, -1],
])("%s", (_, from, dx, dy, to) => {
  expect(nextBox(BOXES, from, dx, dy)).toBe(to);
});

test("without a focus the first one has it", () => {
  expect(nextBox(BOXES, -1, 1, 0)).toBe(0);
  expect(nextBox([], -1, 1, 0)).toBe(-1);
});
