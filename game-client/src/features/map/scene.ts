import type { SceneFeature } from "../../core/scene/scene-feature.ts";
import { paintMap } from "./map-picture.ts";
import { pictureOf } from "./pictures.ts";

/** Keeps how to paint the place that is shown, for the map. */
export const scene: SceneFeature = {
  build(context, game) {
    pictureOf(game).paint = () => paintMap(context);
    return null;
  },
};
