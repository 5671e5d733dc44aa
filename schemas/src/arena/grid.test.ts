import fc from "fast-check";
import { expect, test } from "vitest";
import { between, openField, roomField } from "./fields.ts";
import { createGrid, mobsAround, sortMobs } from "./grid.ts";

const FIELDS = [openField(1_000, 900), roomField(720, 600), openField(4_000, 4_000), openField(70, 70)];

test("every mob within reach is found once, also over the edge of a wrapping field", () => {
  const place = fc.tuple(fc.nat(63_999), fc.nat(63_999));
  fc.assert(
    fc.property(
      fc.constantFrom(...FIELDS),
      fc.array(place, { maxLength: 60 }),
      place,
      fc.integer({ min: 1, max: 8_000 }),
      (field, places, [atX, atY], reach) => {
        const within = (value: number, size: number) => value % size;
        const x = Int32Array.from(places, ([px]) => within(px, field.width));
        const y = Int32Array.from(places, ([, py]) => within(py, field.height));
        const grid = createGrid(field, places.length);
        sortMobs(grid, { kind: new Int32Array(places.length).fill(1), x, y });
        const [fromX, fromY] = [within(atX, field.width), within(atY, field.height)];
        const found = [...grid.found.slice(0, mobsAround(grid, fromX, fromY, reach))];
        expect(new Set(found).size).toBe(found.length);
        for (const mob of places.keys()) {
          const dx = between(fromX, x[mob]!, field.width, field.wraps);
          const dy = between(fromY, y[mob]!, field.height, field.wraps);
          if (Math.abs(dx) <= reach && Math.abs(dy) <= reach) expect(found).toContain(mob);
        }
      },
    ),
    { numRuns: 400 },
  );
});

test("free rows are not found", () => {
  const grid = createGrid(FIELDS[1]!, 3);
  sortMobs(grid, { kind: Int32Array.of(1, 0, 2), x: Int32Array.of(5, 5, 5), y: Int32Array.of(5, 5, 5) });
  expect([...grid.found.slice(0, mobsAround(grid, 0, 0, 10))]).toEqual([0, 2]);
});
