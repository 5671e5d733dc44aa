import type { SceneFeature } from "../../core/scene/scene-feature.ts";
import { celebrate } from "../../core/world/bursts.ts";
import { accent } from "../../core/world/camera.ts";
import { counterAt } from "../../core/world/diamond-counter.ts";
import { flyingGem } from "../../core/world/flying-gem.ts";
import { celebrationsOf } from "./updates.ts";

/** Gems that fly at once, however many were paid. */
const GEMS = 6;
/** From the feet up to the head, px. */
const HEAD = 120;

/** Rays, sparks and a hop for new levels and what the week pays; diamonds fly to their counter. */
export const scene: SceneFeature = {
  build: (context, game) => ({
    enter(room) {
      const { $level, $diamonds, $paid } = celebrationsOf(game);
      const burst = (size: number): void => {
        const figure = room.mine();
        if (!figure) return;
        celebrate(context, figure.pose.x, figure.pose.y - 70, size);
        figure.sprite.jump(34);
        accent(context, 1.4);
      };
      const stops = [
        $level.listen(() => burst(1.6)),
        $paid.listen(() => burst(1.2)),
        $diamonds.listen(({ count }) => {
          const figure = room.mine();
          if (!figure || context.still) return;
          const from = { x: figure.pose.x, y: figure.pose.y - HEAD };
          for (let gem = 0; gem < Math.min(count, GEMS); gem += 1)
            flyingGem(context, from, gem, () => counterAt(room));
        }),
      ];
      return {
        end() {
          for (const stop of stops) stop();
        },
      };
    },
  }),
};
