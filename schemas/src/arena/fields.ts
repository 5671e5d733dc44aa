import { px } from "./units.ts";

/** Where bodies move. Sizes and positions in units, radii of bodies in px. */
export interface Field {
  readonly width: number;
  readonly height: number;
  /** Whether what leaves on one side comes in on the other. */
  readonly wraps: boolean;
  /** Whether there is neither wall nor edge: nothing is asked then. */
  readonly open: boolean;
  /** May a body stand there? */
  free(x: number, y: number, radius: number): boolean;
}

/** A plain without end: it wraps. Width and height in px. */
export function openField(width: number, height: number): Field {
  return { width: px(width), height: px(height), wraps: true, open: true, free: () => true };
}

/** A wall that is an upright box, in px. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A room with four walls, and boxes in it that nobody passes; px. */
export function roomField(width: number, height: number, boxes: readonly Box[] = []): Field {
  const [right, bottom] = [px(width), px(height)];
  const walls = boxes.map((box) => ({
    left: px(box.x),
    top: px(box.y),
    right: px(box.x + box.width),
    bottom: px(box.y + box.height),
  }));
  return {
    width: right,
    height: bottom,
    wraps: false,
    open: false,
    free(x, y, radius) {
      const reach = px(radius);
      if (x < reach || y < reach || x > right - reach || y > bottom - reach) return false;
      for (const wall of walls) {
        const dx = x < wall.left ? wall.left - x : Math.max(0, x - wall.right);
        const dy = y < wall.top ? wall.top - y : Math.max(0, y - wall.bottom);
        if (dx * dx + dy * dy < reach * reach) return false;
        if (dx === 0 && dy === 0) return false;
      }
      return true;
    },
  };
}

/** The part of a field that lies in a ring: centre in units, radius in px. */
export function ringField(field: Field, centreX: number, centreY: number, ring: number): Field {
  return {
    ...field,
    open: false,
    free(x, y, radius) {
      const [dx, dy, reach] = [x - centreX, y - centreY, px(ring - radius)];
      return reach >= 0 && dx * dx + dy * dy <= reach * reach && field.free(x, y, radius);
    },
  };
}

/** `value` brought back into a wrapping field that is `size` wide. */
export const wrapped = (value: number, size: number): number =>
  value < 0 ? value + size : value >= size ? value - size : value;

/** From `a` to `b` along one side of the field, the short way where it wraps. */
export function between(a: number, b: number, size: number, wraps: boolean): number {
  const way = b - a;
  if (!wraps) return way;
  const half = size >> 1;
  if (way > half) return way - size;
  return way < -half ? way + size : way;
}
