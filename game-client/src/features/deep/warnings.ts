import { MOB_STATES } from "@diamond-valley/schemas/arena/layout.ts";
import { PX } from "@diamond-valley/schemas/arena/units.ts";
import type { World } from "@diamond-valley/schemas/arena/world.ts";
import { stageOfAttack } from "@diamond-valley/schemas/deep/content.ts";
import { DEEP } from "@diamond-valley/schemas/deep/tuning.ts";
import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import type Phaser from "phaser";
import { LAYER } from "../../core/world/layers.ts";
import type { SceneContext } from "../../core/world/scene-context.ts";

const INK = 0x14133a;
const RIM = 0xfff0c2;
/** Directions, and degrees, to radians. */
const TURNS = Math.PI / 128;
const DEGREES = Math.PI / 180;
/** How far the ways of shots are shown, px: a single one as far as it flies, many as they leave. */
const LENGTHS = { single: 620, fan: 420, ring: 170 } as const;

type Pen = Phaser.GameObjects.Graphics;

/** A dashed way that grows from an eye. */
function way(pen: Pen, { x, y }: Point, turn: number, length: number, run: number): void {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const reach = length * Math.max(0.3, run);
  for (const [width, colour, alpha] of [
    [7, INK, 0.85],
    [3, RIM, 0.95],
  ] as const) {
    pen.lineStyle(width, colour, alpha);
    for (let along = 30; along < reach; along += 30)
      pen.lineBetween(x + cos * along, y + sin * along, x + cos * (along + 15), y + sin * (along + 15));
  }
}

/** The ways that shots will take, while their eye aims. */
export interface Warnings {
  draw(world: World): void;
  clear(): void;
  destroy(): void;
}

export function createWarnings({ scene }: SceneContext): Warnings {
  const pen = scene.add.graphics().setDepth(LAYER.flat + 7);
  return {
    draw(world) {
      const { mobs } = world;
      pen.clear();
      for (let row = 0; row < mobs.capacity; row += 1) {
        if (mobs.kind[row] === 0 || mobs.state[row] !== MOB_STATES.telegraph) continue;
        const at = { x: mobs.x[row]! / PX, y: mobs.y[row]! / PX };
        const { name, count, spread } = DEEP.stages[stageOfAttack(mobs.attack[row]! - 1) - 1]!;
        const run = Math.min(1, mobs.timer[row]! / DEEP.warn);
        for (let index = 0; index < count; index += 1) {
          const aside = count === 1 ? 0 : (index / (count - 1) - 0.5) * spread * DEGREES;
          way(pen, at, mobs.heading[row]! * TURNS + aside, LENGTHS[name], run);
        }
      }
    },
    clear: () => void pen.clear(),
    destroy: () => pen.destroy(),
  };
}
