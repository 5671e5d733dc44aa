import { distance } from "@diamond-valley/schemas/maps/points.ts";
import type { Figure } from "../../core/walking/walker-sprites.ts";
import type { SceneContext } from "../../core/world/scene-context.ts";

/** From how far away neighbours see a catch, px. */
const NEAR = 480;
/** From the catch until its fish are up, from one neighbour to the next, from hop to hop, and how long the joy shows, ms. */
const RISE = 480;
const APART = 60;
const HOP = 340;
const JOY = 1_200;

/** Everybody near `angler` hops twice for two fish in one arc (play.md 10), with a glad face unless they fish themselves. */
export function clap({ scene }: SceneContext, figures: Iterable<Figure>, angler: Figure): void {
  let delay = RISE;
  for (const { session, pose, sprite } of figures) {
    if (session === angler.session || distance(pose, angler.pose) > NEAR) continue;
    scene.time.delayedCall(delay, () => {
      if (sprite.stance === "idle") {
        sprite.stance = "happy";
        scene.time.delayedCall(JOY, () => {
          if (sprite.stance === "happy") sprite.stance = "idle";
        });
      }
      sprite.jump();
      scene.time.delayedCall(HOP, () => sprite.jump());
    });
    delay += APART;
  }
}
