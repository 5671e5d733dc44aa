import { expect, test } from "vitest";
import { buildWallGrid, LARGEST_BODY, wallsNear } from "./wall-grid.ts";

const wall = (x: number, y: number) => ({
  shape: { kind: "rect", x, y, width: 10, height: 10 } as const,
  water: false,
});

test("a wall is near wherever the largest body could touch it, and not at the other end of the map", () => {
  const stone = wall(300, 300);
  const grid = buildWallGrid(640, 640, [stone]);
  for (const [x, y] of [
    [300 - LARGEST_BODY, 305],
    [310 + LARGEST_BODY, 305],
    [305, 300 - LARGEST_BODY],
    [305, 310 + LARGEST_BODY],
  ] as const)
    expect(wallsNear(grid, x, y)).toEqual([stone]);
  expect(wallsNear(grid, 20, 305)).toEqual([]);
  expect(wallsNear(grid, 305, 620)).toEqual([]);
});

test("beyond the map there are no walls, also where another row of it begins", () => {
  const grid = buildWallGrid(640, 640, [wall(0, 64), wall(630, 0), wall(0, 630), wall(0, 0)]);
  expect(wallsNear(grid, 0, 0)).not.toEqual([]);
  for (const [x, y] of [
    [640, 32],
    [640, 0],
    [32, 640],
    [-1, 96],
    [32, -1],
  ] as const)
    expect(wallsNear(grid, x, y)).toEqual([]);
});
