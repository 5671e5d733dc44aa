import { COLOUR_SHIFT, FAILED_HERB } from "@diamond-valley/schemas/hunting/herb-drops.ts";
import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import { TICK_RATE } from "@diamond-valley/schemas/protocol.ts";
import { COLOURS } from "@diamond-valley/schemas/wallet/colours.ts";
import type { DrawRow } from "../../core/arena/rows.ts";
import { LAYER } from "../../core/world/layers.ts";
import { addPicture, FOOT, type SceneContext } from "../../core/world/scene-context.ts";
import { addArt } from "./forest-art.ts";

const SIZE = 0.72;
/** How long a herb flies out of the slime, ms, and how high, px. */
const FLIGHT = 320;
const HEIGHT = 70;
/** In its last ticks a herb sinks away. */
const SINKING = 2 * TICK_RATE;

const frameOf = (data: number): string =>
  (data & FAILED_HERB) !== 0 ? "herb-failed" : `herb-${COLOURS[(data >> COLOUR_SHIFT) - 1] ?? "bud"}`;

/** Herbs as they pop out of the slime, which `from` tells, and lie there. */
export const drawHerb =
  (context: SceneContext, from: () => Point): DrawRow =>
  (_, row, { pickups }) => {
    const start = from();
    const image = addArt(context, frameOf(pickups.data[row]!), start.x, start.y, SIZE).setOrigin(
      FOOT.x,
      FOOT.y,
    );
    const ring = addPicture(context, "ripple", start.x, start.y)
      .setDepth(LAYER.flat + 3)
      .setVisible(false);
    ring.setScale(0.72 / context.scale, 0.45 / context.scale);
    let age = context.still ? FLIGHT : 0;
    return {
      update({ x, y }, world, delta) {
        age += delta;
        const fly = Math.min(1, age / FLIGHT);
        const frame = frameOf(world.pickups.data[row]!);
        if (image.frame.name !== frame) image.setFrame(frame);
        const bob = context.still || fly < 1 ? 0 : Math.sin(age / 230) * 3;
        const lift = Math.sin(fly * Math.PI) * HEIGHT + bob;
        image
          .setPosition(start.x + (x - start.x) * fly, start.y + (y - start.y) * fly + 8 - lift)
          .setDepth(y);
        const left = Math.min(1, world.pickups.life[row]! / SINKING);
        image.setAlpha(0.35 + 0.65 * left).setScale((SIZE / context.scale) * (0.6 + 0.4 * left));
        ring
          .setPosition(x, y + 6)
          .setVisible(fly === 1)
          .setAlpha(left);
      },
      destroy() {
        image.destroy();
        ring.destroy();
      },
    };
  };

/** How high a glob flies, px. */
const GLOB_LIFT = 20;

/** Globs in flight, over their shadow. */
export const drawGlob =
  (context: SceneContext): DrawRow =>
  () => {
    const image = addArt(context, "glob", 0, 0, 0.8);
    const shadow = addPicture(context, "shadow", 0, 0).setDepth(LAYER.shadow).setDisplaySize(26, 11);
    let age = 0;
    return {
      update({ x, y }, _, delta) {
        age += delta;
        const wobble = context.still ? 0 : Math.sin(age / 60) * 0.1;
        image
          .setPosition(x, y - GLOB_LIFT)
          .setDepth(y + 1)
          .setScale((0.8 + wobble) / context.scale, (0.8 - wobble) / context.scale);
        shadow.setPosition(x, y);
      },
      destroy() {
        image.destroy();
        shadow.destroy();
      },
    };
  };
