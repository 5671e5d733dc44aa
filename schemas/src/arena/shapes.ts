import { cosOf, directionOf, SCALE, sinOf, turnBetween } from "./angles.ts";
import { lengthOf } from "./units.ts";

/** Is (dx, dy) nearer than `radius` to the origin? Bodies that just touch do not hit. */
export const inCircle = (dx: number, dy: number, radius: number): boolean =>
  dx * dx + dy * dy < radius * radius;

/** How far (dx, dy) lies along a direction. */
export const along = (dx: number, dy: number, direction: number): number =>
  Math.trunc((dx * cosOf(direction) + dy * sinOf(direction)) / SCALE);

/** How far (dx, dy) lies beside a direction: positive to its right. */
export const beside = (dx: number, dy: number, direction: number): number =>
  Math.trunc((dy * cosOf(direction) - dx * sinOf(direction)) / SCALE);

/** Does a body of `radius` at (dx, dy) touch the sector of `width` directions around `direction`, `reach` long? */
export function inArc(
  dx: number,
  dy: number,
  radius: number,
  direction: number,
  width: number,
  reach: number,
): boolean {
  if (!inCircle(dx, dy, reach + radius)) return false;
  if (inCircle(dx, dy, radius)) return true;
  const half = width >> 1;
  if (Math.abs(turnBetween(direction, directionOf(dx, dy))) <= half) return true;
  return nearRay(dx, dy, direction - half, radius) || nearRay(dx, dy, direction + half, radius);
}

/** Is (dx, dy) nearer than `radius` to the ray from the origin? */
function nearRay(dx: number, dy: number, direction: number, radius: number): boolean {
  return along(dx, dy, direction) >= 0 && Math.abs(beside(dx, dy, direction)) < radius;
}

/** Does a body of `radius` at (dx, dy) touch the lane of `length` and `width` that begins at the origin? */
export function inLane(
  dx: number,
  dy: number,
  radius: number,
  direction: number,
  length: number,
  width: number,
): boolean {
  const on = along(dx, dy, direction);
  return on > -radius && on < length + radius && Math.abs(beside(dx, dy, direction)) < (width >> 1) + radius;
}

/** Gaps of a ring: `count` of them, spread evenly from `direction` on, each `width` directions wide. */
export interface Gaps {
  readonly direction: number;
  readonly count: number;
  readonly width: number;
}

/** Does a body of `radius` at (dx, dy) touch a ring from `inner` to `outer`, and not stand wholly in a gap? */
export function inRing(
  dx: number,
  dy: number,
  radius: number,
  inner: number,
  outer: number,
  gaps: Gaps,
): boolean {
  const distance = lengthOf(dx, dy);
  if (distance >= outer + radius || distance <= inner - radius) return false;
  const at = directionOf(dx, dy);
  for (let gap = 0; gap < gaps.count; gap += 1) {
    const middle = gaps.direction + Math.trunc((gap * 256) / gaps.count);
    const half = gaps.width >> 1;
    if (Math.abs(turnBetween(middle, at)) > half) continue;
    if (nearRay(dx, dy, middle - half, radius) || nearRay(dx, dy, middle + half, radius)) continue;
    return false;
  }
  return true;
}
