import type { Point, Rect, Shape } from "./map.ts";

/** Square of the distance from (x, y) to the segment a-b. */
const segmentDistance2 = (x: number, y: number, a: Point, b: Point): number => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length2 = dx * dx + dy * dy;
  const t = length2 === 0 ? 0 : Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / length2));
  const [ex, ey] = [a.x + t * dx - x, a.y + t * dy - y];
  return ex * ex + ey * ey;
};

/** Is (x, y) inside the polygon (even-odd rule)? */
export const insidePolygon = (x: number, y: number, points: readonly Point[]): boolean => {
  let inside = false;
  for (let i = 0, j = points.length - 1; i < points.length; j = i, i += 1) {
    const [a, b] = [points[i]!, points[j]!];
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
};

const nearLine = (
  points: readonly Point[],
  x: number,
  y: number,
  reach: number,
  closed: boolean,
): boolean => {
  for (let i = closed ? 0 : 1; i < points.length; i += 1) {
    const from = points[i === 0 ? points.length - 1 : i - 1]!;
    if (segmentDistance2(x, y, from, points[i]!) < reach * reach) return true;
  }
  return false;
};

/**
 * Does a circle of `radius` px at (x, y) overlap the shape? Only + - * / and comparisons, so that
 * every engine answers alike. An ellipse is widened by the radius, which is a little too wide at its shoulders.
 */
export const touches = (shape: Shape, x: number, y: number, radius: number): boolean => {
  switch (shape.kind) {
    case "rect": {
      const dx = x - Math.min(shape.x + shape.width, Math.max(shape.x, x));
      const dy = y - Math.min(shape.y + shape.height, Math.max(shape.y, y));
      return dx * dx + dy * dy < radius * radius || (dx === 0 && dy === 0 && inRect(shape, x, y));
    }
    case "ellipse": {
      const dx = (x - shape.x) / (shape.rx + radius);
      const dy = (y - shape.y) / (shape.ry + radius);
      return dx * dx + dy * dy < 1;
    }
    case "polygon":
      return insidePolygon(x, y, shape.points) || nearLine(shape.points, x, y, radius, true);
    case "stroke":
      return nearLine(shape.points, x, y, shape.radius + radius, false);
  }
};

/** Is (x, y) inside the rect, `inset` px away from its sides? */
export const inRect = (rect: Omit<Rect, "kind">, x: number, y: number, inset = 0): boolean =>
  x >= rect.x + inset &&
  x <= rect.x + rect.width - inset &&
  y >= rect.y + inset &&
  y <= rect.y + rect.height - inset;

/** The smallest upright box around the shape. */
export const boundsOf = (shape: Shape): Rect => {
  switch (shape.kind) {
    case "rect":
      return shape;
    case "ellipse":
      return {
        kind: "rect",
        x: shape.x - shape.rx,
        y: shape.y - shape.ry,
        width: shape.rx * 2,
        height: shape.ry * 2,
      };
    default: {
      const margin = shape.kind === "stroke" ? shape.radius : 0;
      const xs = shape.points.map((point) => point.x);
      const ys = shape.points.map((point) => point.y);
      const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
      const [right, bottom] = [Math.max(...xs) + margin, Math.max(...ys) + margin];
      return { kind: "rect", x: left, y: top, width: right - left, height: bottom - top };
    }
  }
};
