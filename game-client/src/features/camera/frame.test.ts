import fc from "fast-check";
import { expect, test } from "vitest";
import { cropOf, drawingBox, shapeOf } from "./frame.ts";

test.each([
  ["a desktop", { width: 1_280, height: 800 }, [1_200, 630]],
  ["a phone", { width: 390, height: 844 }, [1_080, 1_350]],
  ["a phone held across", { width: 844, height: 390 }, [1_200, 630]],
  ["a square window", { width: 700, height: 700 }, [1_200, 630]],
])("the picture of %s has its shape", (_, window, size) => {
  const shape = shapeOf(window);
  expect([shape.width, shape.height]).toEqual(size);
  const box = drawingBox(shape);
  expect(box.x + box.width).toBe(shape.width - shape.rim);
  expect(box.y + box.height).toBe(shape.height - shape.band);
});

const side = fc.integer({ min: 320, max: 4_000 });
const share = fc.double({ min: 0, max: 1, noNaN: true });

test("what is cut out has the shape of its box, lies within the drawing and holds the player", () => {
  fc.assert(
    fc.property(side, side, share, share, fc.boolean(), side, (width, height, right, down, tall, widest) => {
      const box = drawingBox(shapeOf(tall ? { width: 1, height: 2 } : { width: 2, height: 1 }));
      const focus = { x: width * right, y: height * down };
      const crop = cropOf({ width, height }, focus, box, widest);
      expect(crop.width / crop.height).toBeCloseTo(box.width / box.height, 6);
      expect(crop.width).toBeLessThanOrEqual(widest + 1e-6);
      for (const [from, length, most, at] of [
        [crop.x, crop.width, width, focus.x],
        [crop.y, crop.height, height, focus.y],
      ] as const) {
        expect(from).toBeGreaterThanOrEqual(-1e-6);
        expect(from + length).toBeLessThanOrEqual(most + 1e-6);
        expect(at).toBeGreaterThanOrEqual(from - 1e-6);
        expect(at).toBeLessThanOrEqual(from + length + 1e-6);
      }
    }),
  );
});

test("the player stands in the middle where the drawing goes on all around", () => {
  const crop = cropOf(
    { width: 2_000, height: 2_000 },
    { x: 900, y: 1_100 },
    { width: 800, height: 400 },
    600,
  );
  expect(crop).toEqual({ x: 600, y: 950, width: 600, height: 300 });
});
