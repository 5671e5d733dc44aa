import type { SceneFeature } from "../../core/scene/scene-feature.ts";
import { portalOffers } from "./offers.ts";

/** The portals of a map, as they can be walked through. Core draws them with the place. */
export const scene: SceneFeature = {
  build: ({ map }, { text }) => ({ offers: (at) => portalOffers(map, at, text) }),
};
