import type { SceneFeature } from "../../core/scene/scene-feature.ts";
import { celebrate } from "../../core/world/bursts.ts";
import { accent } from "../../core/world/camera.ts";
import { foundOf } from "./egg-found.ts";

/** From the feet up to where a burst opens, px. */
const UP = 70;

/** Rays and a hop for who finds an egg. */
export const scene: SceneFeature = {
  build: (context, game) => ({
    enter: (room) => ({
      end: foundOf(game).listen(() => {
        const figure = room.mine();
        if (!figure) return;
        celebrate(context, figure.pose.x, figure.pose.y - UP, 1.4);
        if (!context.still) figure.sprite.jump(26);
        accent(context, 1.2);
      }),
    }),
  }),
};
