import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import { distance } from "@diamond-valley/schemas/maps/points.ts";
import type { SceneFeature } from "../../core/scene/scene-feature.ts";
import { followedOf } from "./chips.ts";
import { FRIEND } from "./friend-name.ts";

/** How often the world looks where a friend has gone, ms: each time a new way there is found. */
const LOOK_EVERY = 400;
/** So near a friend is met, px. */
const MET = 110;

/** Tells the arrow where a friend stands to whom the player walks, and when it is met. */
export const scene: SceneFeature = {
  build: (_, game) => ({
    enter({ figures }) {
      const followed = followedOf(game);
      let at: Point | null = null;
      let rest = 0;
      return {
        update({ pose }, delta) {
          rest -= delta;
          if (rest > 0) return;
          rest = LOOK_EVERY;
          const { session } = followed;
          const friend = session ? [...figures()].find((figure) => figure.session === session) : undefined;
          at = friend ? { x: friend.pose.x, y: friend.pose.y } : null;
          followed.seen(at);
          if (at && distance(at, pose) < MET) followed.met();
        },
        whereIs: (object) => (object === FRIEND ? (at ?? undefined) : undefined),
        end: () => followed.seen(null),
      };
    },
  }),
};
