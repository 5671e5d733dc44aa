import { SLIME_POSES } from "@diamond-valley/schemas/hunting/hunting.ts";
import { HUNTING } from "@diamond-valley/schemas/hunting/tuning.ts";
import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import type { Colour } from "@diamond-valley/schemas/wallet/colours.ts";
import type Phaser from "phaser";
import { LAYER } from "../../core/world/layers.ts";
import { addPicture, FOOT, type SceneContext } from "../../core/world/scene-context.ts";
import { addArt } from "./forest-art.ts";
import { type Motion, shapeOf } from "./motion.ts";

/** Slimes are drawn so large; a king is by so much larger as its body is. */
const SIZE = 0.78;
const KING = HUNTING.king.radius / HUNTING.slime.radius;
/** Height of the picture's body, and of the bar of its health over it, px at SIZE 1. */
const HEAD = 66;
const BAR = { width: 64, height: 9 };
const INK = 0x1c1c50;
/** How long a slime that was hit shows it, ms. */
const HIT_TIME = 160;
/** Radians of its breath in a second, each in its own time. */
const BEAT = 4.2;

const MOODS: Readonly<Record<number, string>> = {
  [SLIME_POSES.spit]: "spit",
  [SLIME_POSES.swell]: "swell",
  [SLIME_POSES.dazed]: "dazed",
};

/** A slime on the screen. */
export interface SlimeFigure {
  /** Each frame: where its foot is, what it does, and its health, % of the full; null where that isn't shown. */
  update(at: Point, motion: Motion, health: number | null, delta: number): void;
  /** A blow hit it. */
  hit(): void;
  setVisible(visible: boolean): void;
  destroy(): void;
}

export function createSlimeFigure(
  context: SceneContext,
  { colour, king }: { readonly colour: Colour; readonly king: boolean },
): SlimeFigure {
  const { scene, scale, still } = context;
  const size = king ? SIZE * KING : SIZE;
  const shadow = addPicture(context, "shadow", 0, 0).setDepth(LAYER.shadow);
  const body = addArt(context, `slime-${colour}-calm`, 0, 0).setOrigin(FOOT.x, 0.93);
  const hat = king ? addArt(context, "crown", 0, 0, size * 0.82).setOrigin(0.5, 0.9) : null;
  const bar = scene.add.graphics().setDepth(LAYER.tag - 10);
  const stars: Phaser.GameObjects.Image[] = [];
  let clock = Math.random() * 6;
  let hitLeft = 0;
  let drawn = -1;

  const drawBar = (health: number): void => {
    const { width, height } = BAR;
    bar.clear();
    bar.fillStyle(INK, 1).fillRoundedRect(-width / 2 - 3, -3, width + 6, height + 6, 7);
    bar.fillStyle(0x5f6a97, 1).fillRoundedRect(-width / 2, 0, width, height, 4);
    if (health > 0)
      bar
        .fillStyle(health < HUNTING.swell.below ? 0xffcb3d : 0x8ee07c, 1)
        .fillRoundedRect(-width / 2, 0, Math.max(6, (width * health) / 100), height, 4);
    // Below this mark it swells.
    bar.fillStyle(INK, 0.8).fillRect(-width / 2 + (width * HUNTING.swell.below) / 100 - 1, 0, 2, height);
  };
  /** Stars go round a dazed head. */
  const daze = (is: boolean, { x, y }: Point): void => {
    if (is && stars.length === 0)
      for (let index = 0; index < 3; index += 1) stars.push(addPicture(context, "sparkle", x, y, 0.62));
    if (!is) for (const star of stars.splice(0)) star.destroy();
    for (const [index, star] of stars.entries()) {
      const turn = clock * (still ? 0 : 1) + (index * Math.PI * 2) / 3;
      star.setPosition(x + Math.cos(turn) * 30, y + Math.sin(turn) * 9).setDepth(LAYER.tag - 9);
    }
  };

  return {
    update({ x, y }, motion, health, delta) {
      clock += (delta / 1_000) * BEAT;
      hitLeft = Math.max(0, hitLeft - delta);
      const { wide, high, lift } = shapeOf(motion, still ? 0 : clock);
      const dent = still ? 0 : (hitLeft / HIT_TIME) * 0.28;
      const frame = `slime-${colour}-${hitLeft > 0 ? "dazed" : (MOODS[motion.pose] ?? "calm")}`;
      if (body.frame.name !== frame) body.setFrame(frame);
      const [across, up] = [(size / scale) * (wide + dent), (size / scale) * (high - dent)];
      body
        .setPosition(x, y + 8 - lift)
        .setScale(across, up)
        .setDepth(y);
      const top = y + 8 - lift - HEAD * size * (high - dent);
      hat?.setPosition(x, top - 2).setDepth(y + 0.5);
      shadow.setPosition(x, y + 8).setDisplaySize(94 * size * wide * (1 - lift / 260), 30 * size);
      daze(motion.pose === SLIME_POSES.dazed && body.visible, { x, y: top - 4 });
      bar.setVisible(health !== null && body.visible);
      if (health === null) return;
      if (health !== drawn) drawBar(health);
      drawn = health;
      bar.setPosition(x, top - (king ? 54 : 40));
    },
    hit() {
      hitLeft = HIT_TIME;
      if (!still) return;
      // Still: an outline that fades in place of the dent.
      const outline = scene.add.graphics({ x: body.x, y: body.y - 24 }).setDepth(LAYER.burst);
      outline.lineStyle(5, 0xffffff, 1).strokeCircle(0, 0, 44 * size);
      scene.tweens.add({ targets: outline, alpha: 0, duration: 260, onComplete: () => outline.destroy() });
    },
    setVisible(visible) {
      for (const part of [body, shadow, hat]) part?.setVisible(visible);
      if (visible) return;
      bar.setVisible(false);
      daze(false, { x: 0, y: 0 });
    },
    destroy() {
      for (const part of [body, shadow, hat, bar, ...stars]) part?.destroy();
    },
  };
}
