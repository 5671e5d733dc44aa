import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import type Phaser from "phaser";
import { pixelRatio } from "../engine/resolution.ts";
import { hum } from "../settings/hum.ts";
import type { SettingsStore } from "../settings/settings.ts";
import { LAYER } from "../world/layers.ts";
import { addPicture, type SceneContext } from "../world/scene-context.ts";

/** Accents of the camera come no closer together, ms. */
const ACCENTS_APART = 500;
/** Larger shakes are nobody's joy, px: a hit shakes by 4, a slam by 6. */
const SHAKE_MAX = 6;

/** What makes a hit, a perfect strike or a find felt; each has a still way for those who asked for less motion. */
export interface Juice {
  /** Sparks fly from a hit; still: an outline that fades. */
  sparks(at: Point, frames: string[], count?: number): void;
  /** A ring opens; still: it stands and fades. */
  ring(at: Point, colour: number, radius: number): void;
  /** Shards fly to a place of the screen, such as the bag; still: none, the bag itself counts. */
  shards(at: Point, piece: () => Phaser.GameObjects.Image, to: () => Point, count?: number): void;
  /** Dust rises. */
  dust(at: Point, frame: string, count?: number): void;
  /** The camera shakes by so many px; still: not at all. */
  shake(px: number, ms?: number): void;
  /** Drawing alone stops for a moment: the world goes on. */
  stop(ms: number): void;
  /** A phone or pad hums, ms. */
  hum(pattern: number | number[]): void;
}

const INK = 0x2b2a5a;

export function createJuice(context: SceneContext, settings: Pick<SettingsStore, "$settings">): Juice {
  const { scene, atlas, scale, still } = context;
  let shaken = Number.NEGATIVE_INFINITY;

  const burst = (
    at: Point,
    frame: string[],
    count: number,
    speed: number,
    lift: number,
    life: number,
  ): void => {
    const bits = scene.add.particles(at.x, at.y, atlas, {
      frame,
      lifespan: { min: life * 0.6, max: life },
      speed: { min: speed * 0.4, max: speed },
      gravityY: lift,
      scale: { start: 0.8 / scale, end: 0.1 / scale },
      alpha: { start: 1, end: 0 },
      emitting: false,
    });
    bits.setDepth(LAYER.burst + 1).explode(count);
    scene.time.delayedCall(life + 100, () => bits.destroy());
  };
  const fading = (at: Point, frame: string, from: number, to: number, ms: number): void => {
    const image = addPicture(context, frame, at.x, at.y, from).setDepth(LAYER.burst);
    scene.tweens.add({
      targets: image,
      scale: to / scale,
      alpha: 0,
      duration: ms,
      ease: "Cubic.out",
      onComplete: () => image.destroy(),
    });
  };

  return {
    sparks(at, frames, count = 6) {
      if (still) fading(at, frames[0] ?? "dot-white", 1.1, 1.1, 300);
      else burst(at, frames, count, 210, 320, 420);
    },
    ring(at, colour, radius) {
      const pen = scene.add.graphics().setPosition(at.x, at.y).setDepth(LAYER.burst);
      pen.lineStyle(9, INK, 0.6).strokeCircle(0, 0, radius);
      pen.lineStyle(5, colour, 1).strokeCircle(0, 0, radius);
      if (!still) pen.setScale(0.35);
      scene.tweens.add({
        targets: pen,
        scale: 1,
        alpha: 0,
        duration: still ? 600 : 420,
        ease: "Cubic.out",
        onComplete: () => pen.destroy(),
      });
    },
    shards(at, piece, to, count = 12) {
      if (still) return;
      for (let index = 0; index < count; index += 1) {
        const shard = piece()
          .setPosition(at.x, at.y)
          .setDepth(LAYER.burst + 2);
        const turn = (index / count) * Math.PI * 2;
        const out = { x: at.x + Math.cos(turn) * 58, y: at.y - 30 + Math.sin(turn) * 36 };
        scene.tweens.add({
          targets: shard,
          ...out,
          angle: index * 47,
          duration: 240,
          ease: "Cubic.out",
          onComplete: () => {
            const end = to();
            scene.tweens.add({
              targets: shard,
              ...end,
              scale: shard.scale * 0.4,
              delay: 60 + index * 26,
              duration: 380,
              ease: "Cubic.in",
              onComplete: () => shard.destroy(),
            });
          },
        });
      }
    },
    dust: (at, frame, count = 8) => burst(at, [frame], still ? 2 : count, 90, -40, 700),
    shake(px, ms = 120) {
      if (still || scene.time.now - shaken < ACCENTS_APART) return;
      shaken = scene.time.now;
      const camera = scene.cameras.main;
      camera.shake(ms, (Math.min(SHAKE_MAX, px) * pixelRatio()) / camera.width);
    },
    stop(ms) {
      if (still) return;
      scene.tweens.timeScale = 0.02;
      // Of the page's own time, which nothing here slows down.
      setTimeout(() => {
        if (scene.tweens) scene.tweens.timeScale = 1;
      }, ms);
    },
    hum: (pattern) => hum(settings, pattern),
  };
}
