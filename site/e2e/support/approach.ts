import type { GameMap, Point } from "@diamond-valley/schemas/maps/map.ts";
import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { type Leg, legsTo, mapOf } from "./route.ts";

/** The longest walk, px, before the player looks again where it has led. */
const LONGEST_WALK = 700;
/** Walks in a row that lead no nearer: by then something stands in the way. */
const WALKS_IN_VAIN = 20;

/** Walks on until it is `close` (px) to the goal, or `enough` before that: answers whether it was. */
export type Approach = (
  place: PlaceName,
  to: { readonly goal: Point; readonly close: number },
  enough: () => Promise<boolean>,
) => Promise<boolean>;

export interface ApproachParts {
  /** Where the player stands. */
  here(map: GameMap): Promise<Point>;
  walk(leg: Leg): Promise<void>;
  /** Where the player has come to instead, in words. */
  lost(): Promise<string>;
}

/** Walks leg by leg, and looks after each: a busy machine walks in little steps, and past corners. */
export function approachBy({ here, walk, lost }: ApproachParts): Approach {
  return async (place, { goal, close }, enough) => {
    const map = mapOf(place);
    let nearest = Number.POSITIVE_INFINITY;
    for (let inVain = 0; inVain < WALKS_IN_VAIN; inVain += 1) {
      if (await enough()) return true;
      const legs = legsTo(map, await here(map), goal, close);
      const [leg] = legs;
      if (!leg) return false;
      const left = legs.reduce((sum, { length }) => sum + length, 0);
      if (left < nearest) {
        nearest = left;
        inVain = 0;
      }
      await walk({ ...leg, length: Math.min(leg.length, LONGEST_WALK) });
    }
    throw new Error(`never came to ${goal.x}, ${goal.y} in the ${place}, ${await lost()}`);
  };
}
