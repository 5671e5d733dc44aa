import { PX } from "@diamond-valley/schemas/arena/units.ts";
import type { World } from "@diamond-valley/schemas/arena/world.ts";
import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import type { SceneContext } from "../world/scene-context.ts";

/** Half of the arc of a blow, radians, and how long it is seen, ms. */
const HALF = Math.PI / 4;
const TIME = 170;
/** Directions to radians. */
const TURNS = Math.PI / 128;

/** The arc that a blow of the own fighter sweeps around `at`; still: it stands for a moment. */
export function showBlow({ scene, still }: SceneContext, { player }: Pick<World, "player">, at: Point): void {
  const [turn, reach] = [player.heading[0]! * TURNS, player.reach[0]! / PX];
  const pen = scene.add.graphics({ x: at.x, y: at.y - 14 }).setDepth(at.y + 2);
  pen
    .fillStyle(0xffffff, 0.4)
    .slice(0, 0, reach, turn - HALF, turn + HALF)
    .fillPath();
  pen.lineStyle(5, 0xffffff, 0.95).beginPath();
  pen.arc(0, 0, reach, turn - HALF, turn + HALF);
  pen.strokePath();
  if (!still) pen.setScale(0.8);
  scene.tweens.add({ targets: pen, alpha: 0, scale: 1, duration: TIME, onComplete: () => pen.destroy() });
}
