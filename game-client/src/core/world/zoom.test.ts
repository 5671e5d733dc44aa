import fc from "fast-check";
import { expect, test } from "vitest";
import { zoomFor } from "./zoom.ts";

const map = { width: 2_200, height: 1_720 };

test("the reference windows have the reference zooms", () => {
  expect(zoomFor(1024, 768, map)).toBe(0.86);
  expect(zoomFor(390, 844, map)).toBe(0.72);
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
