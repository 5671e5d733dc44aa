import type { SceneFeature } from "../../core/scene/scene-feature.ts";
import { celebrate } from "../../core/world/bursts.ts";
import { accent } from "../../core/world/camera.ts";
import { levelOf } from "./updates.ts";

/** Rays, sparks and a hop for each new level. */
export const scene: SceneFeature = {
  build: (context, game) => ({
    enter({ mine }) {
      const stop = levelOf(game).listen(() => {
        const figure = mine();
        if (!figure) return;
        celebrate(context, figure.pose.x, figure.pose.y - 70, 1.6);
        figure.sprite.jump(34);
        accent(context.scene, 1.4);
      });
      return { end: stop };
    },
  }),
};
