import fc from "fast-check";
import { expect, test } from "vitest";
import { besideFloors } from "./interior.ts";
import type { Floor } from "./map.ts";

const [WIDTH, HEIGHT] = [400, 300];
const floor = fc.record({
  type: fc.constant("floor" as const),
  style: fc.constant("plank" as const),
  x: fc.integer({ min: 0, max: 300 }),
  y: fc.integer({ min: 0, max: 200 }),
  width: fc.integer({ min: 1, max: 100 }),
  height: fc.integer({ min: 1, max: 100 }),
});
const isIn = ({ x, y, width, height }: Omit<Floor, "type" | "style">, atX: number, atY: number) =>
  atX > x && atX < x + width && atY > y && atY < y + height;

test("out of doors there are no walls of rooms", () => {
  expect(besideFloors([], WIDTH, HEIGHT)).toEqual([]);
});

test("whatever is not floor is wall, and no floor is", () => {
  const at = fc.tuple(fc.integer({ min: 0, max: WIDTH - 1 }), fc.integer({ min: 0, max: HEIGHT - 1 }));
  fc.assert(
    fc.property(fc.array(floor, { minLength: 1, maxLength: 6 }), at, (floors, [x, y]) => {
      const [middleX, middleY] = [x + 0.5, y + 0.5];
      const walls = besideFloors(floors, WIDTH, HEIGHT).filter((wall) => isIn(wall, middleX, middleY));
      expect(walls).toHaveLength(floors.some((each) => isIn(each, middleX, middleY)) ? 0 : 1);
    }),
  );
});

test("a doorway between two rooms leaves one piece of wall on each side", () => {
  const rooms: Floor[] = [
    { type: "floor", style: "tile", x: 0, y: 0, width: 400, height: 100 },
    { type: "floor", style: "tile", x: 150, y: 100, width: 100, height: 100 },
    { type: "floor", style: "tile", x: 0, y: 200, width: 400, height: 100 },
  ];
  expect(besideFloors(rooms, WIDTH, HEIGHT)).toEqual([
    { kind: "rect", x: 0, y: 100, width: 150, height: 100 },
    { kind: "rect", x: 250, y: 100, width: 150, height: 100 },
  ]);
});
