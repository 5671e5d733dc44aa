import type { Kind } from "@diamond-valley/schemas/boss/kinds.ts";
import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import type Phaser from "phaser";
import { LAYER } from "../../core/world/layers.ts";
import { addPicture, type SceneContext } from "../../core/world/scene-context.ts";
import { CRACKS, GOLEM_ART } from "./circle-art.ts";
import { type Motion, ROLL_SPEED, shapeOf } from "./motion.ts";

/** A golem is drawn so large: its hitbox lies 15 % inside of its body. */
export const GOLEM_SIZE = 0.68;
/** Height of its body, and of its heart, over its foot, px. */
export const GOLEM_HEAD = 158 * GOLEM_SIZE;
export const GOLEM_HEART = 70 * GOLEM_SIZE;
/** Where it stands in its picture. */
const ORIGIN = { x: 0.5, y: 1 - 20 / 272 };
/** Middle of the ball that it rolls as. */
const BALL = { x: 0.5, y: 1 - 92 / 272 };
/** Below its place in the world, px: what stands there is seen from aslant. */
const FOOT = 12;
/** How long it shows that it was hit, ms, and takes to come out of the ground. */
const HIT_TIME = 130;
const RISE_TIME = 520;
/** Radians of its breath in a second. */
const BEAT = 4;
/** How many stars go round a dazed head. */
const STARS = 4;

/** A golem on the screen. */
export interface GolemFigure {
  /** Each frame: where it stands and what it does. `left` where it looks to the left. */
  update(at: Point, motion: Motion, left: boolean, delta: number): void;
  /** A blow hit it. */
  hit(): void;
  /** Cracks open in it: one more for each phase, from 2 on. */
  crack(phase: number): void;
  setVisible(visible: boolean): void;
  destroy(): void;
}

/** `isNew` where it comes out of the ground now. */
export function createGolemFigure(context: SceneContext, kind: Kind, isNew: boolean): GolemFigure {
  const { scene, scale, still } = context;
  const art = GOLEM_ART[kind];
  const shadow = addPicture(context, "shadow", 0, 0).setDepth(LAYER.shadow);
  const body = art.picture(context, "idle", 0, 0).setVisible(false);
  const cracks = art.picture(context, "cracks-1", 0, 0).setVisible(false);
  const stars: Phaser.GameObjects.Image[] = [];
  let depth = 0;
  let clock = 0;
  let age = isNew && !still ? 0 : RISE_TIME;
  let hitLeft = 0;
  let turned = 0;
  let visible = true;

  /** Stars go round a dazed head. */
  const daze = (is: boolean, { x, y }: Point): void => {
    if (is && stars.length === 0)
      for (let index = 0; index < STARS; index += 1) stars.push(addPicture(context, "sparkle", x, y, 1));
    if (!is) for (const star of stars.splice(0)) star.destroy();
    for (const [index, star] of stars.entries()) {
      const turn = (still ? 0 : clock) + (index * Math.PI * 2) / STARS;
      star.setPosition(x + Math.cos(turn) * 50, y + Math.sin(turn) * 15).setDepth(LAYER.tag - 9);
    }
  };

  return {
    update({ x, y }, motion, left, delta) {
      clock += (delta / 1_000) * BEAT;
      age += delta;
      hitLeft = Math.max(0, hitLeft - delta);
      const isBall = motion.pose === "roll-hit";
      turned = isBall && !still ? turned + (left ? -1 : 1) * ROLL_SPEED * (delta / 1_000) : 0;
      const { wide, high, lift, turn } = shapeOf(motion, still ? 0 : clock);
      const grown = Math.min(1, age / RISE_TIME);
      const dent = still ? 0 : (hitLeft / HIT_TIME) * 0.12;
      const across = ((GOLEM_SIZE / scale) * (wide + dent) * (left && !isBall ? -1 : 1)) as number;
      const up = (GOLEM_SIZE / scale) * (high - dent) * grown;
      const foot = y + FOOT - lift;
      const origin = isBall ? BALL : ORIGIN;
      const middle = isBall ? foot - 72 * GOLEM_SIZE : foot;
      for (const image of [body, cracks])
        image
          .setOrigin(origin.x, origin.y)
          .setPosition(x, middle)
          .setScale(across, up)
          .setAngle(turned + turn);
      if (body.frame.name !== motion.pose) body.setFrame(motion.pose);
      body.setDepth(y).setVisible(visible);
      cracks.setDepth(y + 0.5).setVisible(visible && depth > 0 && !isBall && grown === 1);
      shadow
        .setPosition(x, y + FOOT - 2)
        .setDisplaySize(170 * GOLEM_SIZE * grown * (1 - lift / 200), 54 * GOLEM_SIZE)
        .setVisible(visible);
      daze(motion.pose === "dazed" && visible, { x, y: foot - GOLEM_HEAD * 0.98 });
    },
    hit() {
      hitLeft = HIT_TIME;
      if (!still) return;
      // Still: an outline that fades in place of the dent.
      const outline = scene.add.graphics({ x: body.x, y: body.y - GOLEM_HEART }).setDepth(LAYER.burst);
      outline.lineStyle(6, 0xffffff, 1).strokeCircle(0, 0, 62);
      scene.tweens.add({ targets: outline, alpha: 0, duration: 260, onComplete: () => outline.destroy() });
    },
    crack(phase) {
      depth = Math.min(CRACKS, phase - 1);
      if (depth > 0) cracks.setFrame(`cracks-${depth}`);
    },
    setVisible(next) {
      visible = next;
      if (next) return;
      for (const part of [body, cracks, shadow]) part.setVisible(false);
      daze(false, { x: 0, y: 0 });
    },
    destroy() {
      for (const part of [body, cracks, shadow, ...stars]) part.destroy();
    },
  };
}
