import { type GameMap, isIndoors } from "@diamond-valley/schemas/maps/map.ts";
import Phaser from "phaser";
import { pixelRatio } from "../engine/resolution.ts";
import { followShare } from "./follow.ts";
import { nod, restAt } from "./nod.ts";
import type { SceneContext } from "./scene-context.ts";
import { aboveRoom, NARROW, zoomFor } from "./zoom.ts";

/** The view's middle is this far above the feet of the one who is followed, px. */
const LOOK_UP = 50;
/** So much less of the dark below a room is shown where no thumb covers it, px. */
const SPARED = 150;

/**
 * Keeps the camera on `target` within `view` (px from `view.y` down, as wide as the map), at the right zoom through every resize.
 * A view that is smaller than the window lies in its middle; one can look so far above a room that nothing covers its wall.
 * Null for a place without edges, in which it goes wherever the target goes.
 */
export const followWith = (
  scene: Phaser.Scene,
  map: Pick<GameMap, "width" | "height" | "ground">,
  view: { readonly y: number; readonly height: number } | null,
  target: { readonly x: number; readonly y: number },
): void => {
  const camera = scene.cameras.main;
  const indoors = isIndoors(map);
  const frame = (): void => {
    const ratio = pixelRatio();
    const [width, height] = [scene.scale.width / ratio, scene.scale.height / ratio];
    const zoom = zoomFor(width, height, map, indoors);
    restAt(camera, zoom * ratio);
    if (!view) return;
    const tall = view.height - (indoors && width >= NARROW ? SPARED : 0);
    const [beside = 0, below = 0] = [width / zoom - map.width, height / zoom - tall].map((rest) =>
      Math.max(0, rest),
    );
    const above = indoors ? aboveRoom(below, beside, width, zoom) : below / 2;
    camera.setBounds(-beside / 2, view.y - above, map.width + beside, Math.max(tall + below, tall + above));
  };
  frame();
  camera.centerOn(target.x, target.y - LOOK_UP);
  camera.startFollow(target as Phaser.GameObjects.GameObject & typeof target, false, 1, 1, 0, LOOK_UP);
  const keepUp = (_: number, delta: number): void => {
    const share = followShare(delta);
    camera.setLerp(share, share);
  };
  scene.events.on(Phaser.Scenes.Events.PRE_UPDATE, keepUp);
  scene.scale.on(Phaser.Scale.Events.RESIZE, frame);
  scene.events.once(Phaser.Scenes.Events.SHUTDOWN, () => {
    scene.scale.off(Phaser.Scale.Events.RESIZE, frame);
    scene.events.off(Phaser.Scenes.Events.PRE_UPDATE, keepUp);
  });
};

/** A short nod of the camera for a catch, a hit or a reward; nothing where less motion is asked for. */
export const accent = ({ scene, still }: SceneContext, strength = 1): void => {
  if (still) return;
  nod(scene, 0.035 * strength);
  scene.cameras.main.shake(120, 0.0016 * strength);
};
