import { RAY_LENGTH } from "@diamond-valley/art-kit/drawings/hero/weapons.ts";
import { PX } from "@diamond-valley/schemas/arena/units.ts";
import { COLOURS } from "@diamond-valley/schemas/wallet/colours.ts";
import { atom } from "nanostores";
import { LAYER } from "../../../core/world/layers.ts";
import type { Felt } from "./happenings.ts";
import { HERO_SHEET, originOf } from "./hero-art.ts";
import { SOUNDS } from "./sounds.ts";

/** How long nothing sounds before the Prism rings out, ms (play.md 10). */
const SILENCE = 200;
/** How long its beams are seen, ms. */
const SHINE = 900;
/** Gems that fly over the screen. */
const GEMS = 64;
/** How long the frame of four colours stands where motion is not wanted, ms. */
export const FRAME_TIME = 1_600;

/** When the Prism came together last, by the page's clock (ms), for the frame in four colours; null before. */
export const $prism = atom<number | null>(null);

/** The fourth colour: a silence, then the Prism rings out, four beams open and the screen is full of gems. Still: a frame in four colours. */
export function ringOut({ scene: context, game, juice, drawing, at }: Felt): void {
  const { scene, scale, still } = context;
  // The music falls silent with it, and comes back by itself.
  game.sounds.hush(SILENCE);
  setTimeout(() => game.sounds.play(SOUNDS.prism, "hero:run.caption.prism", true), SILENCE);
  juice.hum(80);
  $prism.set(performance.now());
  if (still) return;
  const here = at();
  const stone = scene.add
    .image(here.x, here.y - 120, HERO_SHEET, "prism")
    .setScale(0)
    .setDepth(LAYER.burst + 3);
  const beams = COLOURS.map((_, index) =>
    scene.add
      .image(here.x, here.y - 60, HERO_SHEET, "ray")
      .setOrigin(originOf("ray").x, originOf("ray").y)
      .setScale(0, 1.6 / scale)
      .setAngle(index * 90 + 45)
      .setAlpha(0.9)
      .setDepth(LAYER.burst + 1),
  );
  scene.tweens.add({ targets: stone, scale: 1.5 / scale, duration: SILENCE, ease: "Back.out" });
  scene.tweens.add({
    targets: stone,
    y: here.y - 190,
    alpha: 0,
    delay: SHINE,
    duration: 500,
    onComplete: () => stone.destroy(),
  });
  scene.tweens.add({
    targets: beams,
    scaleX: 760 / RAY_LENGTH / scale,
    angle: "+=60",
    delay: SILENCE,
    duration: SHINE,
    ease: "Cubic.out",
    onComplete: () => {
      for (const beam of beams) beam.destroy();
    },
  });
  setTimeout(() => {
    const now = at();
    for (let index = 0; index < GEMS; index += 1) {
      const turn = (index / GEMS) * Math.PI * 2 * 5;
      const speed = 120 + (index % 8) * 85;
      drawing.sparks.fly(
        index % 3 === 0 ? "shot-prism" : `spark-${(index % 3) + 1}`,
        now.x * PX,
        (now.y - 50) * PX,
        {
          speedX: Math.cos(turn) * speed,
          speedY: Math.sin(turn) * speed * 0.8 - 80,
          fall: 240,
          spin: 5,
          life: 1_300,
          from: 1.3,
          to: 0.8,
        },
      );
    }
    juice.ring({ x: now.x, y: now.y - 40 }, 0xffffff, 240);
    juice.shake(6, 200);
  }, SILENCE);
}
