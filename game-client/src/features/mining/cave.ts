import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import { seededRandom } from "@diamond-valley/schemas/random.ts";
import { LAYER } from "../../core/world/layers.ts";
import { pulse } from "../../core/world/lights.ts";
import { FOOT, type SceneContext } from "../../core/world/scene-context.ts";
import { addArt, STALAGMITES } from "./cave-art.ts";
import { paintWalls } from "./cave-walls.ts";
import { gapsOf } from "./cave-ways.ts";

/** Between stalagmites along a wall, px. */
const APART = 74;
/** How far a sign stands beside a way down, px. */
const BESIDE = 30;

/** A sign at each way down says how deep it goes. */
function addSigns(context: SceneContext): void {
  const { map } = context;
  const cliffs = map.ground.filter((part) => part.type === "cliff");
  for (const { y, depth } of map.depths)
    for (const gap of gapsOf(cliffs, y)) {
      const sign = addArt(context, `depth-${depth}`, gap.x - BESIDE, gap.y + 30, 0.8);
      sign.setOrigin(FOOT.x, FOOT.y).setDepth(gap.y + 30);
      context.visibility.watch(sign, gap.x, gap.y, 60);
    }
}

function addSpring(context: SceneContext, { x, y }: Point): void {
  const { visibility } = context;
  const pool = addArt(context, "spring", x, y, 0.9).setDepth(LAYER.flat + 3);
  const light = addArt(context, "glow-blue", x, y - 8, 1.9)
    .setAlpha(0.5)
    .setDepth(LAYER.flat + 4);
  pulse(context, light, 0.28, 1_600);
  visibility.watch(pool, x, y, 100);
  visibility.watch(light, x, y, 160);
  if (context.still) return;
  const motes = context.scene.add.particles(x, y - 6, context.atlas, {
    frame: ["dot-cyan", "dot-white"],
    lifespan: 1_700,
    frequency: 150,
    x: { min: -56, max: 56 },
    y: { min: -18, max: 18 },
    speedY: { min: -46, max: -18 },
    scale: { start: 0.34 / context.scale, end: 0 },
  });
  visibility.watch(motes.setDepth(y + 1), x, y, 120);
}

/** Stones that stand along the walls, never where somebody walks. */
function addStalagmites(context: SceneContext): void {
  const { map } = context;
  const random = seededRandom(map.width + 7);
  const stand = (x: number, y: number, size: number): void => {
    const stone = addArt(context, `stalagmite-${Math.floor(random() * STALAGMITES)}`, x, y, size);
    stone
      .setOrigin(FOOT.x, FOOT.y)
      .setDepth(y)
      .setFlipX(random() > 0.5);
    context.visibility.watch(stone, x, y, 120);
  };
  for (let y = 150; y < map.height - 30; y += APART) {
    stand(14 + random() * 16, y + random() * 30, 0.7 + random() * 0.5);
    stand(map.width - 30 + random() * 16, y + random() * 30, 0.7 + random() * 0.5);
  }
  for (let x = 40; x < map.width; x += APART * 0.8)
    stand(x + random() * 30, map.height + 6, 0.7 + random() * 0.6);
}

/** Draws what makes the mine a cave, whoever is in it: walls, stones, signs, the spring. */
export function buildCave(context: SceneContext): void {
  paintWalls(context);
  addStalagmites(context);
  addSigns(context);
  for (const at of context.map.springs) addSpring(context, at);
}
