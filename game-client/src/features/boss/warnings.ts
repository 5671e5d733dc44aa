import { MOB_STATES } from "@diamond-valley/schemas/arena/layout.ts";
import { PX } from "@diamond-valley/schemas/arena/units.ts";
import type { World } from "@diamond-valley/schemas/arena/world.ts";
import { MOVES } from "@diamond-valley/schemas/boss/content.ts";
import { GOLEM } from "@diamond-valley/schemas/boss/golem.ts";
import { BOSS } from "@diamond-valley/schemas/boss/tuning.ts";
import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import type Phaser from "phaser";
import { LAYER } from "../../core/world/layers.ts";
import type { SceneContext } from "../../core/world/scene-context.ts";
import { warningOf } from "./motion.ts";

const INK = 0x2b2a5a;
const RIM = 0xfff0c2;
/** Directions to radians. */
const TURNS = Math.PI / 128;
/** From where to where the ways of pebbles are shown, px: as they leave, not as far as they fly. */
const WAYS = { from: 56, to: 250 };
/** Between the arrows of a roll, px. */
const ARROWS = 62;

type Pen = Phaser.GameObjects.Graphics;

/** Draws a line twice: ink, and over it the light rim. */
function rimmed(pen: Pen, draw: () => void): void {
  for (const [width, colour] of [
    [9, INK],
    [4, RIM],
  ] as const) {
    pen.lineStyle(width, colour, 0.95);
    draw();
  }
}

/** A dashed way for each pebble, which grows from the golem. */
function pebbles(pen: Pen, { x, y }: Point, heading: number, run: number): void {
  const { count } = BOSS.ring;
  const reach = WAYS.from + (WAYS.to - WAYS.from) * Math.max(0.4, run);
  for (let index = 0; index < count; index += 1) {
    const turn = heading * TURNS + (index / count) * Math.PI * 2;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    rimmed(pen, () => {
      for (let along = WAYS.from; along < reach; along += 30)
        pen.lineBetween(x + cos * along, y + sin * along, x + cos * (along + 15), y + sin * (along + 15));
    });
    pen.fillStyle(INK, 0.95).fillCircle(x + cos * (reach + 8), y + sin * (reach + 8), 10);
    pen.fillStyle(RIM, 1).fillCircle(x + cos * (reach + 8), y + sin * (reach + 8), 6);
  }
}

/** Arrows down the way that it will roll. */
function arrows(pen: Pen, { x, y }: Point, heading: number): void {
  const [cos, sin] = [Math.cos(heading * TURNS), Math.sin(heading * TURNS)];
  rimmed(pen, () => {
    for (let along = 70; along < BOSS.roll.length; along += ARROWS) {
      const [tipX, tipY] = [x + cos * along, y + sin * along];
      for (const side of [-1, 1])
        pen.lineBetween(tipX, tipY, tipX - cos * 20 - sin * 20 * side, tipY - sin * 20 + cos * 20 * side);
    }
  });
}

/**
 * What tells the golem's attacks apart beside the shapes that the kernel has: dashes for pebbles, which have no shape of
 * their own before they fly, and arrows where it rolls.
 */
export interface Warnings {
  draw(world: World): void;
  destroy(): void;
}

export function createWarnings({ scene }: SceneContext): Warnings {
  const pen = scene.add.graphics().setDepth(LAYER.flat + 7);
  return {
    draw(world) {
      const { mobs } = world;
      pen.clear();
      if (mobs.kind[GOLEM] === 0 || mobs.state[GOLEM] !== MOB_STATES.telegraph) return;
      const at = { x: mobs.x[GOLEM]! / PX, y: mobs.y[GOLEM]! / PX };
      const attack = mobs.attack[GOLEM]! - 1;
      const heading = mobs.heading[GOLEM]!;
      const run = Math.min(1, mobs.timer[GOLEM]! / warningOf(world, attack));
      if (attack === MOVES.ring) pebbles(pen, at, heading, run);
      else if (attack === MOVES.roll) arrows(pen, at, heading);
    },
    destroy: () => pen.destroy(),
  };
}
