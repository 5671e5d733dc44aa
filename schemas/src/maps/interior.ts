import type { Floor, Rect } from "./map.ts";

type Area = Pick<Rect, "x" | "y" | "width" | "height">;

/** All edges along one axis, in order, each once. */
const edges = (from: readonly number[], to: readonly number[], end: number): number[] =>
  [...new Set([0, ...from, ...to, end])].filter((at) => at >= 0 && at <= end).sort((a, b) => a - b);

const covers = ({ x, y, width, height }: Area, atX: number, atY: number): boolean =>
  atX >= x && atX < x + width && atY >= y && atY < y + height;

/**
 * The walls of a map with floors, px: rectangles that together are all that is not floor. None where there is no floor, as
 * out of doors.
 */
export function besideFloors(floors: readonly Floor[], width: number, height: number): Rect[] {
  if (floors.length === 0) return [];
  const columns = edges(
    floors.map(({ x }) => x),
    floors.map((floor) => floor.x + floor.width),
    width,
  );
  const rows = edges(
    floors.map(({ y }) => y),
    floors.map((floor) => floor.y + floor.height),
    height,
  );
  const walls: Rect[] = [];
  for (const [row, y] of rows.slice(0, -1).entries()) {
    const bottom = rows[row + 1]!;
    let open: number | null = null;
    for (const [column, x] of columns.entries()) {
      const right = columns[column + 1];
      const isWall =
        right !== undefined && !floors.some((floor) => covers(floor, (x + right) / 2, (y + bottom) / 2));
      if (isWall) open ??= x;
      else if (open !== null) {
        walls.push({ kind: "rect", x: open, y, width: x - open, height: bottom - y });
        open = null;
      }
    }
  }
  return walls;
}
