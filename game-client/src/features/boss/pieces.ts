import type { DrawRow } from "../../core/arena/rows.ts";
import { LAYER } from "../../core/world/layers.ts";
import { addPicture, FOOT, type SceneContext } from "../../core/world/scene-context.ts";
import { addArt } from "./circle-art.ts";

/** How high a pebble flies, px. */
const LIFT = 18;
/** How high a heart jumps as it appears, px, and for how long, ms. */
const JUMP = 60;
const JUMP_TIME = 420;

/** Pebbles in flight, over their shadow. */
export const drawPebble =
  (context: SceneContext): DrawRow =>
  () => {
    const image = addArt(context, "pebble", 0, 0, 0.86);
    const shadow = addPicture(context, "shadow", 0, 0).setDepth(LAYER.shadow).setDisplaySize(30, 12);
    let turn = 0;
    return {
      update({ x, y }, _, delta) {
        turn += context.still ? 0 : delta * 0.4;
        image
          .setPosition(x, y - LIFT)
          .setDepth(y + 1)
          .setAngle(turn);
        shadow.setPosition(x, y);
      },
      destroy() {
        image.destroy();
        shadow.destroy();
      },
    };
  };

/** A heart that jumped out of the golem, in a ring that says: come here. */
export const drawHeart =
  (context: SceneContext): DrawRow =>
  () => {
    const image = addArt(context, "heart", 0, 0, 0.9).setOrigin(FOOT.x, FOOT.y);
    const ring = addPicture(context, "ripple", 0, 0, 1).setDepth(LAYER.flat + 3);
    ring.setScale(0.95 / context.scale, 0.6 / context.scale);
    let age = context.still ? JUMP_TIME : 0;
    return {
      update({ x, y }, _, delta) {
        age += delta;
        const jump = Math.min(1, age / JUMP_TIME);
        const bob = context.still ? 0 : Math.sin(age / 240) * 4;
        image.setPosition(x, y + 6 - Math.sin(jump * Math.PI) * JUMP - bob).setDepth(y);
        ring.setPosition(x, y + 6);
      },
      destroy() {
        image.destroy();
        ring.destroy();
      },
    };
  };
