import { createPaintable } from "@diamond-valley/art-kit/canvas.ts";
import { coin } from "@diamond-valley/art-kit/drawings/gem.ts";
import { golem } from "@diamond-valley/art-kit/drawings/golem.ts";
import { heart } from "@diamond-valley/art-kit/drawings/golem-pieces.ts";
import { chest, elite } from "@diamond-valley/art-kit/drawings/hero/elite.ts";
import * as marks from "@diamond-valley/art-kit/drawings/hero/floor-marks.ts";
import * as mobs from "@diamond-valley/art-kit/drawings/hero/mobs.ts";
import * as pickups from "@diamond-valley/art-kit/drawings/hero/pickups.ts";
import * as weapons from "@diamond-valley/art-kit/drawings/hero/weapons.ts";
import { buildAtlas } from "@diamond-valley/art-kit/rasterise.ts";
import type { Drawing } from "@diamond-valley/art-kit/svg.ts";
import { COLOURS } from "@diamond-valley/schemas/wallet/colours.ts";
import Phaser from "phaser";
import { putTexture } from "../../../core/world/put-texture.ts";
import type { SceneContext } from "../../../core/world/scene-context.ts";
import type { Origin } from "./batch.ts";
import { DIGIT_FRAMES, paintDigits } from "./digits.ts";

/** The texture of all that a run shows: one, so that three hundred mobs and their shots are drawn at once. */
export const HERO_SHEET = "hero-art";
/** Width of the sheet at one px per px. */
const WIDTH = 1_024;

const STEPPING = {
  "bolt-bug": mobs.boltBug,
  wisp: mobs.wisp,
  "crate-crab": mobs.crateCrab,
  shield: mobs.shieldBot,
  spitter: mobs.spitter,
  puffer: mobs.puffer,
  elite,
} as const;

const pictures = (): Record<string, Drawing> => ({
  ...Object.fromEntries(
    Object.entries(STEPPING).flatMap(([name, draw]) =>
      mobs.STEPS.map((step) => [`${name}-${step}`, draw(step)]),
    ),
  ),
  "golem-0": golem("neon", "step-left"),
  "golem-1": golem("neon", "step-right"),
  "golem-2": golem("neon", "pebbles-warn"),
  slash: weapons.slash(),
  thrust: weapons.thrust(),
  orb: weapons.orb(),
  bomb: weapons.bomb(),
  blast: weapons.blast(),
  ray: weapons.ray(),
  flare: weapons.flare(),
  prism: weapons.prism(),
  "shot-dagger": weapons.knife(),
  "shot-axe": weapons.axe(),
  "shot-wand": weapons.sunspark(),
  "shot-prism": weapons.shard(),
  "shot-spit": pickups.spit(),
  "shot-ring": pickups.ringStone(),
  "spark-1": pickups.spark(1),
  "spark-2": pickups.spark(2),
  "spark-3": pickups.spark(3),
  heart: heart(),
  coin: coin(),
  chest: chest(),
  pointer: pickups.pointer(),
  "bit-0": pickups.bit("#FFB4CC"),
  "bit-1": pickups.bit("#BFF6FF"),
  "bit-2": pickups.bit("#FFE07A"),
  "bit-3": pickups.bit("#D9C2FF"),
  ...Object.fromEntries(COLOURS.map((colour) => [`mark-${colour}`, marks.colourMark(colour)])),
  "mark-ring": marks.ring(),
  "mark-arrow": marks.arrows(),
  "mark-gem": marks.gemMark(),
});

/** Where each picture stands on its place; all others by their middle. */
const ORIGINS: Readonly<Record<string, Origin>> = {
  "bolt-bug": { x: 0.5, y: 0.78 },
  wisp: { x: 0.5, y: 0.84 },
  "crate-crab": { x: 0.5, y: 0.8 },
  shield: { x: 0.5, y: 0.84 },
  spitter: { x: 0.5, y: 0.86 },
  puffer: { x: 0.5, y: 0.8 },
  elite: { x: 0.5, y: 0.86 },
  golem: { x: 0.5, y: 0.88 },
  chest: { x: 0.5, y: 0.82 },
  bomb: { x: 0.5, y: 0.8 },
  slash: { x: 0, y: 0.5 },
  thrust: { x: 0, y: 0.5 },
  ray: { x: 0, y: 0.5 },
  digit: { x: 0, y: 0.5 },
};
const MIDDLE: Origin = { x: 0.5, y: 0.5 };

/** Where a frame of the sheet stands on its place. */
export const originOf = (frame: string): Origin =>
  ORIGINS[frame] ?? ORIGINS[frame.replace(/-\w+$/, "")] ?? MIDDLE;

/** Draws the sheet, which leaves with the scene. Rejects where pictures can't be made. */
export async function drawHeroArt({ scene, scale }: SceneContext): Promise<void> {
  const { canvas, frames } = await buildAtlas(pictures(), scale, WIDTH);
  // Below the pictures stand the digits: they are of the page's own font, which a picture of its own has not.
  const digits = paintDigits(scale);
  const sheet = createPaintable(Math.max(canvas.width, digits.width), canvas.height + digits.height);
  sheet.context.drawImage(canvas, 0, 0);
  sheet.context.drawImage(digits, 0, canvas.height);
  const below = DIGIT_FRAMES(scale).map((digit) => ({ ...digit, y: canvas.height }));
  putTexture(scene, HERO_SHEET, sheet.canvas, [...frames, ...below]);
  scene.events.once(Phaser.Scenes.Events.SHUTDOWN, () => scene.textures.remove(HERO_SHEET));
}
