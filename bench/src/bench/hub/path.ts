import type { Point } from "@diamond-valley/schemas/maps/map.ts";

/** How far (px) a point is from the nearest part of a way, which is straight from each of its points to the next. */
export function distanceTo(way: readonly Point[], { x, y }: Point): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [index, to] of way.entries()) {
    const from = way[index - 1] ?? to;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = dx * dx + dy * dy;
    const share =
      length === 0 ? 0 : Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / length));
    least = Math.min(least, Math.hypot(from.x + share * dx - x, from.y + share * dy - y));
  }
  return least;
}
