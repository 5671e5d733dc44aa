import type Phaser from "phaser";
import { addPicture, type SceneContext } from "./scene-context.ts";

/** Lets a light breathe between its own strength and `alpha`; `duration` in ms one way. */
export const pulse = (
  place: SceneContext,
  targets: Phaser.GameObjects.Image,
  alpha: number,
  duration: number,
): void => {
  if (!place.still)
    place.scene.tweens.add({ targets, alpha, yoyo: true, repeat: -1, duration, ease: "Sine.inOut" });
};

/** A halo. (Not added to what is behind it: by day that bleaches the colours, and it costs twice as much.) */
export const addLight = (
  place: SceneContext,
  frame: string,
  x: number,
  y: number,
  depth: number,
  scale: number,
  alpha: number,
): Phaser.GameObjects.Image => {
  const light = addPicture(place, frame, x, y, scale).setAlpha(alpha).setDepth(depth);
  place.visibility.watch(light, x, y, 120 * scale);
  return light;
};
