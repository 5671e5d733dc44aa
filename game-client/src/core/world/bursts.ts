import { LAYER } from "./layers.ts";
import { addPicture, type SceneContext } from "./scene-context.ts";

/** Rays that open behind a catch or a reward, with sparkles all around. */
export const celebrate = (place: SceneContext, x: number, y: number, size = 1): void => {
  const { scene, atlas, scale } = place;
  const rays = addPicture(place, "burst", x, y, 0.2).setDepth(LAYER.burst).setAlpha(0.95);
  scene.tweens.add({
    targets: rays,
    scale: (1.25 * size) / scale,
    angle: place.still ? 0 : 50,
    alpha: 0,
    duration: 900,
    ease: "Cubic.out",
    onComplete: () => rays.destroy(),
  });
  const stars = scene.add.particles(x, y, atlas, {
    frame: ["sparkle", "dot-gold", "dot-cyan"],
    lifespan: { min: 500, max: 900 },
    speed: { min: 70 * size, max: 220 * size },
    gravityY: 160,
    rotate: { min: 0, max: 180 },
    scale: { start: 0.75 / scale, end: 0 },
    emitting: false,
  });
  stars.setDepth(LAYER.burst + 1).explode(place.still ? 6 : 22);
  scene.time.delayedCall(1_000, () => stars.destroy());
};

/** Water that splashes up, and a ring that spreads. */
export const splash = (place: SceneContext, x: number, y: number, size = 1): void => {
  const { scene, atlas, scale } = place;
  const ring = addPicture(place, "ripple", x, y, 0.15).setDepth(LAYER.waterLife + 2);
  scene.tweens.add({
    targets: ring,
    scale: (0.95 * size) / scale,
    alpha: 0,
    duration: 900,
    ease: "Quad.out",
    onComplete: () => ring.destroy(),
  });
  const drops = scene.add.particles(x, y, atlas, {
    frame: ["drop", "drop", "dot-white"],
    lifespan: 560,
    speedX: { min: -70 * size, max: 70 * size },
    speedY: { min: -190 * size, max: -80 * size },
    gravityY: 620,
    scale: { min: 0.5 / scale, max: 0.95 / scale },
    emitting: false,
  });
  drops.setDepth(y + 2).explode(place.still ? 4 : Math.round(11 * size));
  scene.time.delayedCall(700, () => drops.destroy());
};
