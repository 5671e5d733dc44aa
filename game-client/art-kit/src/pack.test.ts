import fc from "fast-check";
import { expect, test } from "vitest";
import { packShelves, sheetWidth } from "./pack.ts";

const sizes = fc
  .array(fc.record({ width: fc.integer({ min: 1, max: 200 }), height: fc.integer({ min: 1, max: 200 }) }), {
    minLength: 1,
    maxLength: 40,
  })
  .map((list) => list.map((size, index) => ({ ...size, name: `p${index}` })));

test("every picture is on the sheet once, and none touches another", () => {
  fc.assert(
    fc.property(sizes, (list) => {
      const { width, height, placed } = packShelves(list, 256);
      expect(placed.map(({ name }) => name).toSorted()).toEqual(list.map(({ name }) => name).toSorted());
      for (const one of placed) {
        expect(one.x >= 0 && one.y >= 0 && one.x + one.width <= width && one.y + one.height <= height).toBe(
          true,
        );
        for (const other of placed.filter((entry) => entry !== one))
          expect(
            one.x + one.width < other.x ||
              other.x + other.width < one.x ||
              one.y + one.height < other.y ||
              other.y + other.height < one.y,
          ).toBe(true);
      }
    }),
  );
});

test("a picture that is too wide is refused", () => {
  expect(() => packShelves([{ name: "wide", width: 300, height: 10 }], 256)).toThrow(RangeError);
});

test("at whatever zoom of the window, the sheet takes what it takes at 100 %", () => {
  const scale = fc.double({ min: 0.1, max: 2.5, noNaN: true });
  fc.assert(
    fc.property(scale, (scale) => {
      const sizes = [{ name: "wide", width: Math.ceil(160 * scale), height: Math.ceil(40 * scale) }];
      expect(packShelves(sizes, sheetWidth(256, scale)).placed).toHaveLength(1);
    }),
  );
});
