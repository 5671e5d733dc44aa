import { TICK_RATE } from "@diamond-valley/schemas/protocol.ts";
import type { DrawRow } from "../../core/arena/rows.ts";
import { LAYER } from "../../core/world/layers.ts";
import { addPicture, type SceneContext } from "../../core/world/scene-context.ts";
import { addArt } from "./deep-art.ts";

/** How high a shot flies over the place that it hits, px. */
const LIFT = 12;
/** In its last ticks a diamond goes out. */
const GOING = 2 * TICK_RATE;

/** A star that turns, over its shadow. Still: it does not turn. */
export const drawShot =
  (context: SceneContext): DrawRow =>
  () => {
    const image = addArt(context, "shot", 0, 0, 0.86);
    const shadow = addPicture(context, "shadow", 0, 0).setDepth(LAYER.shadow).setDisplaySize(26, 12);
    return {
      update({ x, y }, _, delta) {
        if (!context.still) image.angle += delta * 0.3;
        image.setPosition(x, y - LIFT).setDepth(y + 1);
        shadow.setPosition(x, y);
      },
      destroy() {
        image.destroy();
        shadow.destroy();
      },
    };
  };

/** A diamond that was dreamt up: it is gone soon. */
export const drawGem =
  (context: SceneContext): DrawRow =>
  (_, row) => {
    const gem = addPicture(context, "gem", 0, 0, 0.78);
    const light = addPicture(context, "glow-cyan", 0, 0, 0.6);
    const ring = addPicture(context, "ripple", 0, 0, 1).setDepth(LAYER.flat + 3);
    ring.setScale(0.9 / context.scale, 0.56 / context.scale);
    let age = 0;
    return {
      update({ x, y }, { pickups }, delta) {
        age += delta;
        const bob = context.still ? 0 : Math.sin(age / 240) * 5;
        const left = Math.min(1, pickups.life[row]! / GOING);
        gem
          .setPosition(x, y - 24 - bob)
          .setDepth(y)
          .setAlpha(0.35 + 0.65 * left);
        light
          .setPosition(x, y - 26 - bob)
          .setDepth(y - 1)
          .setAlpha(0.55 * left);
        ring.setPosition(x, y + 4).setAlpha(left);
      },
      destroy() {
        for (const part of [gem, light, ring]) part.destroy();
      },
    };
  };
