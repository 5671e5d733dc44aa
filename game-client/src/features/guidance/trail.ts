import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import { pointsOn } from "../../core/walking/route.ts";
import { LAYER } from "../../core/world/layers.ts";
import { addPicture, type SceneContext } from "../../core/world/scene-context.ts";

/** Sparks at once, px from one to the next, and how fast their light runs ahead, px/s. */
const SPARKS = 16;
const GAP = 44;
const PACE = 150;
/** The first spark lies so far ahead, px: before the feet. */
const FIRST = 40;

/** A trail of sparks on the ground that shows the way. */
export interface Trail {
  /** Lays the trail along a way; none for an empty one. `delta` ms since the last frame. */
  show(way: readonly Point[], delta: number): void;
  destroy(): void;
}

export function addTrail(context: SceneContext): Trail {
  const sparks = Array.from({ length: SPARKS }, (_, index) =>
    addPicture(context, index % 2 === 0 ? "sparkle" : "dot-gold", 0, 0, 1)
      .setDepth(LAYER.flat + 6)
      .setVisible(false),
  );
  let run = 0;
  return {
    show(way, delta) {
      run = context.still ? 0 : (run + (delta * PACE) / 1_000) % GAP;
      const points = pointsOn(way, FIRST + run, GAP, SPARKS);
      for (const [index, spark] of sparks.entries()) {
        const at = points[index];
        spark.setVisible(at !== undefined);
        if (at) spark.setPosition(at.x, at.y).setAlpha(1 - index / (SPARKS + 4));
      }
    },
    destroy() {
      for (const spark of sparks) spark.destroy();
    },
  };
}
