import type { Point } from "./map.ts";

/** Px between two points. */
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The point nearest to `at`, the first of equals; undefined of none. */
export function nearestTo<P extends Point>(points: readonly P[], at: Point): P | undefined {
  let best: P | undefined;
  for (const point of points)
    if (best === undefined || distance(point, at) < distance(best, at)) best = point;
  return best;
}

/** The middle of a rectangle. */
export const middleOf = ({ x, y, width, height }: Point & { width: number; height: number }): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});
