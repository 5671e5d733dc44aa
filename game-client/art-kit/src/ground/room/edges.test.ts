import type { Floor } from "@diamond-valley/schemas/maps/map.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { edgesOf } from "./edges.ts";
import { facesOf, WALL_HEIGHT, waysOut } from "./paint-room.ts";

type Area = Pick<Floor, "x" | "y" | "width" | "height">;

const area = (x: number, y: number, width: number, height: number): Area => ({ x, y, width, height });
const covers = (floors: readonly Area[], x: number, y: number): boolean =>
  floors.some(
    (floor) => x > floor.x && x < floor.x + floor.width && y > floor.y && y < floor.y + floor.height,
  );

describe("the edges of floors", () => {
  test("of one room are its four sides", () => {
    const { top, bottom, left, right } = edgesOf([area(40, 150, 300, 200)]);
    expect(
      [top, bottom, left, right].map((edges) => edges.map(({ at, from, to }) => [at, from, to])),
    ).toEqual([[[150, 40, 340]], [[350, 40, 340]], [[40, 150, 350]], [[340, 150, 350]]]);
  });

  test("have a gap where a floor leads on, and none around a carpet", () => {
    const room = area(40, 150, 300, 200);
    const { top, bottom } = edgesOf([room, area(150, 350, 80, 60), area(60, 200, 100, 80)]);
    expect(top).toHaveLength(1);
    expect(bottom.map(({ at, from, to }) => [at, from, to])).toEqual([
      [350, 40, 150],
      [410, 150, 230],
      [350, 230, 340],
    ]);
  });

  test("lie between floor and what is none, whatever the floors", () => {
    const step = fc.integer({ min: 0, max: 8 }).map((value) => value * 20);
    const size = fc.integer({ min: 1, max: 5 }).map((value) => value * 20);
    fc.assert(
      fc.property(fc.array(fc.tuple(step, step, size, size), { minLength: 1, maxLength: 6 }), (rects) => {
        const floors = rects.map((rect) => area(...rect));
        const { top, bottom, left, right } = edgesOf(floors);
        const length = (edges: typeof top) => edges.reduce((sum, { from, to }) => sum + to - from, 0);
        expect(length(top)).toBe(length(bottom));
        expect(length(left)).toBe(length(right));
        for (const [edges, side] of [
          [top, 10],
          [bottom, -10],
        ] as const)
          for (const { at, from, to } of edges)
            for (let x = from + 10; x < to; x += 20) {
              expect(covers(floors, x, at + side)).toBe(true);
              expect(covers(floors, x, at - side)).toBe(false);
            }
      }),
    );
  });
});

test("a wall is as high as there is room over the floor, and at most its own height", () => {
  const { top } = edgesOf([area(0, 0, 200, 100), area(0, 150, 200, 100)]);
  expect(facesOf(top)).toEqual([
    { x: 0, y: -WALL_HEIGHT, width: 200, height: WALL_HEIGHT },
    { x: 0, y: 100, width: 200, height: 50 },
  ]);
});

test("a short edge at the lower end leads out; a long one, or one further up, is a wall", () => {
  const { bottom } = edgesOf([area(0, 100, 600, 300), area(200, 400, 120, 60), area(500, 400, 60, 20)]);
  expect(waysOut(bottom).map(({ at, from, to }) => [at, from, to])).toEqual([[460, 200, 320]]);
  expect(waysOut(edgesOf([area(0, 100, 600, 300)]).bottom)).toEqual([]);
});
