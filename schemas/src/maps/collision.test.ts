import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lake, village } from "../places/maps.fixture.ts";
import { WALKER_RADIUS } from "../walking/walking.ts";
import { isFree, moveWithin, nearestFree } from "./collision.ts";
import type { GameMap, Shape } from "./map.ts";
import { buildWallGrid } from "./wall-grid.ts";

/** A bare field of 400 x 400 px with these walls. */
const field = (...shapes: Shape[]): GameMap => {
  const walls = shapes.map((shape) => ({ shape, water: false }));
  return {
    ...village,
    width: 400,
    height: 400,
    walls,
    decks: [],
    grid: buildWallGrid(400, 400, walls),
  };
};

const step = fc.double({ min: -24, max: 24, noNaN: true });
const steps = fc.array(fc.tuple(step, step), { minLength: 1, maxLength: 40 });
const anywhere = (map: GameMap) =>
  fc.record({ x: fc.integer({ min: 0, max: map.width }), y: fc.integer({ min: 0, max: map.height }) });
/** Where a walker may stand. */
const standing = (map: GameMap) => anywhere(map).filter(({ x, y }) => isFree(map, x, y, WALKER_RADIUS));

describe.each([
  ["village", village],
  ["lake", lake],
] as const)("walking in the %s", (_, map) => {
  test("never ends in a wall, in the water or off the map, always on whole px", () => {
    fc.assert(
      fc.property(standing(map), steps, (from, moves) => {
        let at = from;
        for (const [dx, dy] of moves) {
          at = moveWithin(map, at, dx, dy, WALKER_RADIUS);
          expect(isFree(map, at.x, at.y, WALKER_RADIUS)).toBe(true);
          expect(Number.isInteger(at.x) && Number.isInteger(at.y)).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  });

  test("goes by what is free there, also where somebody has walked before", () => {
    fc.assert(
      fc.property(anywhere(map), ({ x, y }) => {
        const stays = () => {
          const end = moveWithin(map, { x, y }, 0, 0, WALKER_RADIUS);
          return end.x === x && end.y === y;
        };
        const free = isFree(map, x, y, WALKER_RADIUS);
        expect([stays(), stays()]).toEqual([free, free]);
      }),
    );
  });

  test("never goes farther than asked, but for the px that leads round a corner", () => {
    fc.assert(
      fc.property(standing(map), step, step, (start, dx, dy) => {
        const end = moveWithin(map, start, dx, dy, WALKER_RADIUS);
        const asked = Math.max(Math.abs(Math.round(dx)), Math.abs(Math.round(dy))) + 1;
        expect(Math.max(Math.abs(end.x - start.x), Math.abs(end.y - start.y))).toBeLessThanOrEqual(asked);
      }),
    );
  });
});

/** Coordinates in the maps, and far from any. */
const beyond = fc.oneof(fc.integer({ min: 0, max: 1_700 }), fc.integer({ min: -9_000, max: 9_000 }));

test("whoever is put into a wall, the water or beyond the map comes out on free ground", () => {
  fc.assert(
    fc.property(fc.constantFrom(village, lake), beyond, beyond, (map, atX, atY) => {
      const { x, y } = nearestFree(map, atX, atY, WALKER_RADIUS);
      expect(isFree(map, x, y, WALKER_RADIUS)).toBe(true);
    }),
    { numRuns: 20 },
  );
});

test("a wall of one px is never jumped over in one step", () => {
  const map = field({ kind: "rect", x: 200, y: 0, width: 1, height: 400 });
  fc.assert(
    fc.property(
      fc.integer({ min: 20, max: 183 }),
      fc.integer({ min: 20, max: 380 }),
      steps,
      (x, y, moves) => {
        let at = { x, y };
        for (const [dx, dy] of moves) {
          at = moveWithin(map, at, dx, dy, WALKER_RADIUS);
          expect(at.x).toBeLessThan(200);
        }
      },
    ),
  );
});

test("going into a wall at a slant slides along it", () => {
  const map = field({ kind: "rect", x: 200, y: 0, width: 40, height: 400 });
  expect(moveWithin(map, { x: 184, y: 100 }, 10, 10, WALKER_RADIUS)).toEqual({ x: 184, y: 110 });
  expect(moveWithin(map, { x: 184, y: 100 }, 10, 0, WALKER_RADIUS)).toEqual({ x: 184, y: 100 });
});

test("a round wall is walked round", () => {
  const map = field({ kind: "ellipse", x: 200, y: 200, rx: 30, ry: 30 });
  let at = { x: 120, y: 195 };
  for (let count = 0; count < 40; count += 1) at = moveWithin(map, at, 6, 0, WALKER_RADIUS);
  expect(at.x).toBeGreaterThan(250);
});

test("left and right, up and down are equally fast, and diagonals straight", () => {
  const map = field();
  for (const length of [0.4, 0.5, 7.42, 10.5, 23.9]) {
    const away = moveWithin(map, { x: 200, y: 200 }, length, -length, WALKER_RADIUS);
    expect(moveWithin(map, away, -length, length, WALKER_RADIUS)).toEqual({ x: 200, y: 200 });
  }
});

test("a body in a wall is put on the nearest free place", () => {
  const map = field({ kind: "rect", x: 100, y: 100, width: 100, height: 100 });
  expect(moveWithin(map, { x: 110, y: 150 }, 0, 0, WALKER_RADIUS)).toEqual({ x: 84, y: 150 });
});

test("the bridge leads over the river, which stops elsewhere", () => {
  const east = (from: { x: number; y: number }) => {
    let at = from;
    for (let count = 0; count < 60; count += 1) at = moveWithin(village, at, 8, 0, WALKER_RADIUS);
    return at.x;
  };
  expect(east({ x: 1140, y: 770 })).toBeGreaterThan(1390);
  expect(east({ x: 1140, y: 900 })).toBeLessThan(1260);
});

test("a body that runs into a corner goes aside where the way past it is 8 px away, and no farther", () => {
  // One px to the right of x = 184 a body of 16 px is free of the corner at (200, 200) from y = 206 on.
  const beside = field({ kind: "rect", x: 200, y: 0, width: 40, height: 200 });
  expect(moveWithin(beside, { x: 184, y: 198 }, 1, 0, WALKER_RADIUS)).toEqual({ x: 184, y: 199 });
  expect(moveWithin(beside, { x: 184, y: 197 }, 1, 0, WALKER_RADIUS)).toEqual({ x: 184, y: 197 });
  const below = field({ kind: "rect", x: 0, y: 200, width: 200, height: 40 });
  expect(moveWithin(below, { x: 198, y: 184 }, 0, 1, WALKER_RADIUS)).toEqual({ x: 199, y: 184 });
  expect(moveWithin(below, { x: 197, y: 184 }, 0, 1, WALKER_RADIUS)).toEqual({ x: 197, y: 184 });
});
