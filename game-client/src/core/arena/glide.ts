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

export function createGlide(): Glide {
  let from: Point = { x: 0, y: 0 };
  let to: Point = from;
  let last = -1;
  /** How far beside its place the body is drawn, which fades. */
  let aside: Point = { x: 0, y: 0 };

  return {
    at(tick, next) {
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
      return {
        x: from.x + (to.x - from.x) * part + aside.x,
        y: from.y + (to.y - from.y) * part + aside.y,
      };
    },
  };
}
