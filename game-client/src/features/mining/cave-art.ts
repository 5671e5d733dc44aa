import { glow } from "@diamond-valley/art-kit/drawings/light.ts";
import {
  boulder,
  depthSign,
  pickaxe,
  shard,
  spring,
  stalagmite,
  vein,
  veinAtRest,
} from "@diamond-valley/art-kit/drawings/mine.ts";
import { buildAtlas } from "@diamond-valley/art-kit/rasterise.ts";
import type { Drawing } from "@diamond-valley/art-kit/svg.ts";
import { DEPTHS } from "@diamond-valley/schemas/mining/tuning.ts";
import { COLOURS, type Colour } from "@diamond-valley/schemas/wallet/colours.ts";
import Phaser from "phaser";
import type { SceneContext } from "../../core/world/scene-context.ts";

/** Key of the texture with the pictures of a mine. */
export const ART = "mine-art";
/** Width of that texture at one px per px. */
const SHEET_WIDTH = 1024;
/** How many stalagmites look different. */
export const STALAGMITES = 3;

/** The light of a vein, by its colour. */
const GLOWS: Record<Colour, string> = {
  blue: "#5CC8FF",
  yellow: "#FFD75E",
  green: "#7CF08C",
  red: "#FF7A6B",
};

const pictures = (): Record<string, Drawing> => ({
  boulder: boulder(),
  pickaxe: pickaxe(),
  spring: spring(),
  ...Object.fromEntries(
    Array.from({ length: STALAGMITES }, (_, seed) => [`stalagmite-${seed}`, stalagmite(seed)]),
  ),
  ...Object.fromEntries(
    Array.from({ length: DEPTHS }, (_, index) => [`depth-${index + 1}`, depthSign(index + 1)]),
  ),
  ...Object.fromEntries(
    COLOURS.flatMap((colour) => [
      [`vein-${colour}`, vein(colour)],
      [`rest-${colour}`, veinAtRest(colour)],
      [`shard-${colour}`, shard(colour)],
      [`glow-${colour}`, glow(GLOWS[colour])],
    ]),
  ),
});

/** Draws the pictures of a mine into a texture of their own, which leaves with the scene. */
export async function addCaveArt({ scene, scale }: SceneContext): Promise<void> {
  const { canvas, frames } = await buildAtlas(pictures(), scale, SHEET_WIDTH * Math.round(scale));
  if (scene.textures.exists(ART)) scene.textures.remove(ART);
  const texture = scene.textures.addCanvas(ART, canvas);
  for (const { name, x, y, width, height } of frames) texture?.add(name, 0, x, y, width, height);
  scene.events.once(Phaser.Scenes.Events.SHUTDOWN, () => scene.textures.remove(ART));
}

/** An image of a mine's pictures at (x, y), in world px, at `scale`. */
export const addArt = (
  { scene, scale }: SceneContext,
  frame: string,
  x: number,
  y: number,
  size = 1,
): Phaser.GameObjects.Image => scene.add.image(x, y, ART, frame).setScale(size / scale);
