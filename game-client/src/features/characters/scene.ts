import type { SceneFeature } from "../../core/scene/scene-feature.ts";
import { addNpcs } from "./npcs.ts";

/** The characters of a place. */
export const scene: SceneFeature = {
  build: (context, game) => (context.map.characters.length > 0 ? addNpcs(context, game) : null),
};
