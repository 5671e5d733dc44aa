import { celebrate } from "../../core/world/bursts.ts";
import { GemSprite } from "../../core/world/gem-sprite.ts";
import type { SceneContext } from "../../core/world/scene-context.ts";
import type { Figure } from "./objects.ts";

/** A diamond: it moves, and flies up before the eyes of who took it. */
export function gemFigure(context: SceneContext, x: number, y: number): Figure {
  let gem: GemSprite | null = new GemSprite(context, x, y);
  return {
    show(isThere, isNear) {
      if (isThere) gem ??= new GemSprite(context, x, y);
      else if (isNear) {
        gem?.collect();
        celebrate(context, x, y - 30, 0.7);
        gem = null;
      } else {
        gem?.destroy();
        gem = null;
      }
    },
  };
}
