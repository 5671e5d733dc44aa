import type { Wall } from "./map.ts";
import { boundsOf } from "./shapes.ts";

/** Edge of a cell in px. */
const CELL = 64;

/** The largest radius of a body (px) that a grid answers for. */
export const LARGEST_BODY = 32;

/** Which walls are near a place: built once for a map, asked at every step. */
export type WallGrid = {
  readonly columns: number;
  readonly rows: number;
  readonly cells: readonly (readonly Wall[])[];
};

const NONE: readonly Wall[] = [];

/** Sorts the walls into cells; a cell holds every wall that a body standing in it could touch. */
export const buildWallGrid = (width: number, height: number, walls: readonly Wall[]): WallGrid => {
  const columns = Math.ceil(width / CELL);
  const rows = Math.ceil(height / CELL);
  const cells: Wall[][] = Array.from({ length: columns * rows }, () => []);
  const clamp = (value: number, end: number): number =>
    Math.min(end - 1, Math.max(0, Math.floor(value / CELL)));
  for (const wall of walls) {
    const box = boundsOf(wall.shape);
    const [left, right] = [box.x - LARGEST_BODY, box.x + box.width + LARGEST_BODY];
    const [top, bottom] = [box.y - LARGEST_BODY, box.y + box.height + LARGEST_BODY];
    for (let row = clamp(top, rows); row <= clamp(bottom, rows); row += 1)
      for (let column = clamp(left, columns); column <= clamp(right, columns); column += 1)
        cells[row * columns + column]!.push(wall);
  }
  return { columns, rows, cells };
};

/** The walls that a body at (x, y) could touch. */
export const wallsNear = (grid: WallGrid, x: number, y: number): readonly Wall[] => {
  const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)];
  if (column < 0 || row < 0 || column >= grid.columns || row >= grid.rows) return NONE;
  return grid.cells[row * grid.columns + column]!;
};
