import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import { TICK_RATE } from "@diamond-valley/schemas/protocol.ts";
import { WALK_SPEED } from "@diamond-valley/schemas/walking/walking.ts";

/** A point counts as reached at this distance, px: places are whole px. */
const REACHED = 2;
/** The way of one step with the stick pushed fully, px. */
const STEP = WALK_SPEED / TICK_RATE;

/** Where the stick is pushed, -100..100 on each axis. */
export interface Stick {
  dx: number;
  dy: number;
}

/** Follows `points`: called with the place before each step, it says where to push the stick, or null at the end. */
export function createSteering(points: readonly Point[]): (at: Point) => Stick | null {
  let next = 0;
  return (at) => {
    for (let point = points[next]; point; point = points[next]) {
      const [x, y] = [point.x - at.x, point.y - at.y];
      const distance = Math.hypot(x, y);
      if (distance > REACHED) {
        const push = (100 * Math.min(1, distance / STEP)) / distance;
        return { dx: Math.round(x * push), dy: Math.round(y * push) };
      }
      next += 1;
    }
    return null;
  };
}
