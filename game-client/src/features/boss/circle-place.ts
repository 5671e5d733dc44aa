import { BOSS } from "@diamond-valley/schemas/boss/tuning.ts";
import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import { LAYER } from "../../core/world/layers.ts";
import type { Light } from "../../core/world/light-map.ts";
import { addLight, pulse } from "../../core/world/lights.ts";
import { FOOT, type SceneContext } from "../../core/world/scene-context.ts";
import { addArt } from "./circle-art.ts";

/** Dusk: violet, and never so thick that a warning is lost in it. */
export const DUSK = "rgba(32, 20, 84, 0.4)";

/** Radius of the great circle in its picture, px. */
const DRAWN = 194;
/** Of so many standing stones one glows. */
const GLOWING = 2;
/** A low stone is drawn so large that nothing of the rock under it is seen. */
const LOW = 1.34;
/** So far below the middle of the circle the near side begins, px. */
const NEAR = 60;
/** Height of the sign on a stone over its foot, px. */
const SIGN = 70;

/** The middle of the circle. */
export const MIDDLE: Point = { x: BOSS.circle.x, y: BOSS.circle.y };

/** What of the place changes with a fight. */
export interface CirclePlace {
  /** The lights that stand still. */
  readonly lights: readonly Light[];
  /** How bright the circle in the floor is: 0..1. */
  glow(strength: number): void;
}

/** Draws what makes the circle one: the signs in its floor, and the light of its stones. */
export function buildCircle(context: SceneContext): CirclePlace {
  const { map, scene, still } = context;
  const floor = addArt(context, "floor", MIDDLE.x, MIDDLE.y, BOSS.circle.radius / DRAWN)
    .setDepth(LAYER.flat - 2)
    .setAlpha(0.6);
  const rocks = map.scenery.filter(({ type }) => type === "rock");
  const stones = rocks.filter(({ y }) => y < MIDDLE.y + NEAR);
  // Over the map's rocks; on the near side they lie low, so that nothing hides the fight.
  for (const rock of rocks) {
    const { x, y, scale, flip } = rock;
    const stands = stones.includes(rock);
    addArt(context, stands ? "stone" : "low-stone", x, y, scale * (stands ? 1 : LOW))
      .setOrigin(FOOT.x, FOOT.y)
      .setFlipX(flip)
      .setDepth(y + 0.5);
  }
  for (const [index, { x, y, scale }] of stones.entries()) {
    if (index % GLOWING !== 0) continue;
    const light = addLight(context, "glow-gold", x, y - SIGN * scale, y + 1, 0.5 * scale, 0.5);
    pulse(context, light, 0.18, 1_700 + (index % 5) * 260);
  }
  if (!still) {
    const motes = scene.add.particles(MIDDLE.x, MIDDLE.y, context.atlas, {
      frame: ["dot-gold", "dot-violet"],
      lifespan: 3_600,
      frequency: 260,
      x: { min: -BOSS.circle.radius, max: BOSS.circle.radius },
      y: { min: -BOSS.circle.radius, max: BOSS.circle.radius },
      speedY: { min: -30, max: -10 },
      scale: { start: 0.4 / context.scale, end: 0 },
      alpha: { values: [0, 0.9, 0] },
    });
    motes.setDepth(LAYER.air);
  }
  return {
    lights: [
      ...map.scenery
        .filter(({ type }) => type === "lamp")
        .map(({ x, y }) => ({ x, y: y - 50, radius: 200, strength: 0.9 })),
      ...map.portals.map(({ x, y, width }) => ({ x: x + width / 2, y, radius: 210, strength: 0.9 })),
      { ...MIDDLE, radius: 420, strength: 0.72 },
    ],
    glow: (strength) => void floor.setAlpha(strength),
  };
}
