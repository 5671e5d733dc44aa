import type { Point } from "./map.ts";

/** Sub-steps of one span of a smooth line: fine enough for a river 128 px wide. */
const STEPS = 6;

/** One coordinate of a Catmull-Rom span from `b` to `c` at `t` (0..1). */
const along = (a: number, b: number, c: number, d: number, t: number): number =>
  b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));

/**
 * The smooth line through `points`, as a polyline. Painter and walls both use it, so that
 * the river which is seen is the river which stops.
 */
export const smoothLine = (points: readonly Point[], closed = false): Point[] => {
  const count = points.length;
  if (count < 3) return [...points];
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))]!;
  const line: Point[] = [];
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    for (let step = 0; step < STEPS; step += 1) {
      const t = step / STEPS;
      line.push({ x: along(a.x, b.x, c.x, d.x, t), y: along(a.y, b.y, c.y, d.y, t) });
    }
  }
  if (!closed) line.push(at(count - 1));
  return line;
};
