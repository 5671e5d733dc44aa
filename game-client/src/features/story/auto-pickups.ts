import type { MapObject, Point } from "@diamond-valley/schemas/maps/map.ts";
import { distance, middleOf } from "@diamond-valley/schemas/maps/points.ts";
import type { InteractAnswer } from "@diamond-valley/schemas/story/messages.ts";
import type { Present } from "./present.ts";

/** Who comes so near (px) to what is picked up by itself touches it. */
export const NEAR = 40;
/** For who stays beside what got lost on the way, until it is tried again, ms. */
export const AGAIN = 2_000;

/** Picks up, once, what one comes near to; what got lost on the way is tried again in a moment, or the next time one comes near. */
export interface AutoPickups {
  /** Each frame: what is there, and where the player stands. */
  update(present: readonly Present[], at: Point): void;
}

/**
 * `reach` touches an object and throws where that is refused or lost; `found` hears of each object that was touched, and of
 * what it answered.
 */
export function createAutoPickups(
  reach: (name: string) => Promise<InteractAnswer>,
  found: (object: MapObject, answer: InteractAnswer) => void,
): AutoPickups {
  /** What the player is beside, whatever became of it. */
  let beside = new Set<string>();

  const pickUp = async (object: MapObject): Promise<void> => {
    try {
      found(object, await reach(object.name));
    } catch {
      // It lies there still. A toast for each step around it would help nobody.
      setTimeout(() => beside.delete(object.name), AGAIN);
    }
  };

  return {
    update(present, at) {
      const near = present.filter(
        ({ object, answers }) => object.auto && answers && distance(middleOf(object), at) <= NEAR,
      );
      for (const { object } of near) if (!beside.has(object.name)) void pickUp(object);
      beside = new Set(near.map(({ object }) => object.name));
    },
  };
}
