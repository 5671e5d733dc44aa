import type { GroundOf, Point } from "@diamond-valley/schemas/maps/map.ts";

/** Cliffs this near (px) to the edge of a depth bound it. */
const NEAR = 60;

/** Where a row of cliffs at `y` lets one through: the left end of each gap. */
export function gapsOf(cliffs: readonly GroundOf<"cliff">[], y: number): Point[] {
  const row = cliffs
    .map(({ points }) => points.toSorted((a, b) => a.x - b.x))
    .filter((points) => Math.abs(points[0]!.y - y) < NEAR)
    .sort((a, b) => a[0]!.x - b[0]!.x);
  return row.slice(1).map((points, index) => ({ x: row[index]!.at(-1)!.x, y: points[0]!.y }));
}
