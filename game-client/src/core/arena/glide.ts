import { between, type Field } from "@diamond-valley/schemas/arena/fields.ts";
import { PX } from "@diamond-valley/schemas/arena/units.ts";
import type { Point } from "@diamond-valley/schemas/maps/map.ts";

/** In what time a place that the server put right is glided to, ms. */
const SMOOTHING = 80;
/** Farther than this (px) nobody glides: a dash aside, that is a new place. */
const JUMP = 160;
/** Farther than this (px) in a tick nobody goes by itself: the world was put right. */
const LONGEST_STEP = 34;

/**
 * Where a body of the world is drawn between its ticks: on the straight way from the last tick's place to this one's, and
 * on a smooth way back where the server has put it right.
 */
export interface Glide {
  /** Takes the body's place behind tick `tick`, px. */
  at(tick: number, to: Point): void;
  /** The place to draw, with `share` (0..1) of the tick past, `delta` ms after the last frame. */
  draw(share: number, delta: number): Point;
}

/** Of a field that wraps: its size. What moves on it is drawn one field away from its corner, so that what is around has a place too. */
type Wrapping = Pick<Field, "width" | "height">;

const brought = (value: number, size: number): number => size + (((value % size) + size) % size);

/** `wrapping` for bodies on a field that wraps: they glide over its edges. */
export function createGlide(wrapping?: Wrapping): Glide {
  let from: Point = { x: 0, y: 0 };
  let to: Point = from;
  let last = -1;
  /** How far beside its place the body is drawn, which fades. */
  let aside: Point = { x: 0, y: 0 };
  const [width, height] = wrapping ? [wrapping.width / PX, wrapping.height / PX] : [0, 0];
  /** The place beside the last one, which may lie beyond an edge. */
  const onwards = ({ x, y }: Point): Point =>
    wrapping && last >= 0
      ? {
          x: to.x + between(brought(to.x, width), brought(x, width), width, true),
          y: to.y + between(brought(to.y, height), brought(y, height), height, true),
        }
      : { x, y };

  return {
    at(tick, given) {
      const next = onwards(given);
      if (tick === last && next.x === to.x && next.y === to.y) return;
      const way = Math.hypot(next.x - to.x, next.y - to.y);
      const isStep = tick > last && way <= LONGEST_STEP * Math.max(1, tick - last);
      if (last >= 0 && !isStep && way <= JUMP)
        aside = { x: aside.x + to.x - next.x, y: aside.y + to.y - next.y };
      from = last >= 0 && isStep ? to : next;
      to = next;
      last = tick;
    },
    draw(share, delta) {
      const left = Math.exp(-delta / SMOOTHING);
      aside = { x: aside.x * left, y: aside.y * left };
      const part = Math.min(1, Math.max(0, share));
      const x = from.x + (to.x - from.x) * part + aside.x;
      const y = from.y + (to.y - from.y) * part + aside.y;
      return wrapping ? { x: brought(x, width), y: brought(y, height) } : { x, y };
    },
  };
}
