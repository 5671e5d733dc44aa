import { createPaintable } from "@diamond-valley/art-kit/canvas.ts";
import Phaser from "phaser";
import type { SceneContext } from "./scene-context.ts";

/** World px per px of the map: light is soft, so few do. */
const COARSE = 8;
/** What lies around the view, world px: nothing pops in while the camera moves. */
const MARGIN = 96;
/** Under names and marks, over all that stands. */
export const LIGHT_DEPTH = 9_900;
/** Px of the picture of a light. */
const SPOT = 64;
/** From one painting to the next, ms: light is soft, and who carries one has not gone far. */
const EVERY = 60;

/** A light for one frame. */
export interface Light {
  readonly x: number;
  readonly y: number;
  /** How far it reaches, px. */
  readonly radius: number;
  /** How much of the dark it takes, 0..1; 1 where unset. */
  readonly strength?: number;
}

/**
 * Darkness with holes of light. It is a picture like any other, painted anew sixteen times a second: without blend modes, it looks
 * the same with and without WebGL.
 */
export interface LightMap {
  /** Shows these lights from this frame on; `dark`, where set, from now on in place of the first one. */
  show(lights: Iterable<Light>, dark?: string): void;
}

/** A soft spot that takes dark away. */
function paintSpot(): HTMLCanvasElement {
  const { canvas, context } = createPaintable(SPOT, SPOT);
  const half = SPOT / 2;
  const fade = context.createRadialGradient(half, half, 0, half, half, half);
  fade.addColorStop(0, "#000f");
  fade.addColorStop(0.45, "#000c");
  fade.addColorStop(0.75, "#0005");
  fade.addColorStop(1, "#0000");
  context.fillStyle = fade;
  context.fillRect(0, 0, SPOT, SPOT);
  return canvas;
}

/** `dark` is the colour of the dark with its strength, as CSS has it. It leaves with the scene. */
export function addLightMap({ scene }: Pick<SceneContext, "scene">, firstDark: string): LightMap {
  let dark = firstDark;
  const key = `light-map:${scene.scene.key}`;
  if (scene.textures.exists(key)) scene.textures.remove(key);
  const spot = paintSpot();
  let [columns, rows] = [0, 0];
  let painted = Number.NEGATIVE_INFINITY;
  let image: Phaser.GameObjects.Image | null = null;
  let texture: Phaser.Textures.CanvasTexture | null = null;
  let pen: CanvasRenderingContext2D | null = null;

  const resize = (): void => {
    image?.destroy();
    if (scene.textures.exists(key)) scene.textures.remove(key);
    const { canvas, context } = createPaintable(columns, rows);
    pen = context;
    texture = scene.textures.addCanvas(key, canvas);
    image = scene.add.image(0, 0, key).setOrigin(0).setScale(COARSE).setDepth(LIGHT_DEPTH);
  };
  scene.events.once(Phaser.Scenes.Events.SHUTDOWN, () => {
    if (scene.textures.exists(key)) scene.textures.remove(key);
  });

  return {
    show(lights, newDark) {
      dark = newDark ?? dark;
      const { worldView } = scene.cameras.main;
      const now = performance.now();
      const covers =
        image !== null &&
        image.x <= worldView.x &&
        image.y <= worldView.y &&
        image.x + columns * COARSE >= worldView.right &&
        image.y + rows * COARSE >= worldView.bottom;
      if (covers && now - painted < EVERY) return;
      painted = now;
      const [wide, high] = [worldView.width, worldView.height].map((size) =>
        Math.ceil((size + MARGIN * 2) / COARSE),
      ) as [number, number];
      if (wide !== columns || high !== rows) {
        [columns, rows] = [wide, high];
        resize();
      }
      if (!pen || !image || !texture) return;
      const [left, top] = [worldView.x - MARGIN, worldView.y - MARGIN];
      image.setPosition(left, top);
      pen.globalCompositeOperation = "copy";
      pen.globalAlpha = 1;
      pen.fillStyle = dark;
      pen.fillRect(0, 0, columns, rows);
      pen.globalCompositeOperation = "destination-out";
      for (const { x, y, radius, strength = 1 } of lights) {
        const [at, down, size] = [(x - left) / COARSE, (y - top) / COARSE, radius / COARSE];
        if (at < -size || down < -size || at > columns + size || down > rows + size) continue;
        pen.globalAlpha = strength;
        // Light lies on the ground, which is seen from aslant.
        pen.drawImage(spot, at - size, down - size * 0.8, size * 2, size * 1.6);
      }
      texture.refresh();
    },
  };
}
