import { distanceToPit } from "@diamond-valley/schemas/digging/digging.ts";
import type { SceneFeature } from "../../core/scene/scene-feature.ts";
import { diggingOf } from "./own-digging.ts";

/** The pit of the hall. */
export const scene: SceneFeature = {
  build({ map }, game) {
    if (map.name !== "dig-site") return null;
    const digging = diggingOf(game);
    return {
      enter: () => ({
        update: (mine, delta) => digging.swing(distanceToPit(mine.pose) !== null, delta),
        offers(at) {
          const distance = distanceToPit(at);
          if (distance === null) return [];
          const words = game.text("digging:prompt");
          return [{ prompt: { verb: "dig", target: "", words, icon: "pick" }, distance }];
        },
        end: () => digging.swing(false, 0),
      }),
    };
  },
};
