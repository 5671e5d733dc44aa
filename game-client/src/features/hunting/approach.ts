import { HUNTING } from "@diamond-valley/schemas/hunting/tuning.ts";
import type { Clearing, Point } from "@diamond-valley/schemas/maps/map.ts";
import { distance, nearestTo } from "@diamond-valley/schemas/maps/points.ts";

/** How near (px) a hunter comes to a slime until the fight begins by itself: from farther, within `HUNTING.approach`, a press begins it. */
export const TOUCH = 44;

/** Which slimes a hunter has walked up to. */
export interface Approach {
  /**
   * The clearing whose slime the hunter at `at` has walked right up to, once each time: whoever stays there is offered the button.
   * `mayBegin` says of a slime whether a fight with it could begin now.
   */
  reached(at: Point, mayBegin: (slime: number) => boolean): Clearing | undefined;
  /** This slime is being fought: behind the fight the hunter has to come anew. */
  fought(slime: number): void;
}

/** A fight starts when the hunter approaches a slime (spec 2 §4). Who is among the slimes already approaches none. */
export function createApproach(clearings: readonly Clearing[]): Approach {
  /** The slime that was begun with, or stood beside when the first look was taken; 0 for none. */
  let known: number | null = null;
  return {
    reached(at, mayBegin) {
      const nearest = nearestTo(clearings, at);
      const near = nearest && distance(nearest, at) <= HUNTING.approach ? nearest : undefined;
      known ??= near?.number ?? 0;
      if (near?.number !== known) known = 0;
      if (!near || known !== 0 || distance(near, at) > TOUCH || !mayBegin(near.number)) return undefined;
      known = near.number;
      return near;
    },
    fought(slime) {
      known = slime;
    },
  };
}
