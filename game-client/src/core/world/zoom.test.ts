import fc from "fast-check";
import { expect, test } from "vitest";
import { aboveRoom, zoomFor } from "./zoom.ts";

const map = { width: 2_200, height: 1_720 };

test("the reference windows have the reference zooms", () => {
  expect(zoomFor(1024, 768, map)).toBe(0.86);
  expect(zoomFor(390, 844, map)).toBe(0.72);
});

test("a room keeps its size in a large window, and a small one comes no nearer than that it can be looked over", () => {
  expect(zoomFor(1280, 800, { width: 1000, height: 700 }, true)).toBeCloseTo(0.983, 2);
  expect(zoomFor(1280, 800, { width: 500, height: 400 }, true)).toBe(1.3);
  expect(zoomFor(390, 844, { width: 500, height: 400 }, true)).toBe(0.72);
});

test("a small room lies in the middle of a window, and a room is never under the quest card for good", () => {
  expect(aboveRoom(300, 700, 1024, 0.86)).toBe(150);
  expect(aboveRoom(300, 0, 390, 0.72)).toBe(250);
  expect(aboveRoom(700, 0, 390, 0.72)).toBe(350);
  // A room as wide as the window, or as tall: one can look above it.
  expect(aboveRoom(100, 100, 1024, 0.9)).toBe(200);
  expect(aboveRoom(0, 0, 390, 0.72)).toBe(250);
});

test("the map fills every window", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 320, max: 5_120 }),
      fc.integer({ min: 320, max: 2_880 }),
      (width, height) => {
        const zoom = zoomFor(width, height, map);
        expect(map.width * zoom).toBeGreaterThanOrEqual(width - 0.001);
        expect(map.height * zoom).toBeGreaterThanOrEqual(height - 0.001);
      },
    ),
  );
});
