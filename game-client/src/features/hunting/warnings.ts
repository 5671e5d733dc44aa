import { PX } from "@diamond-valley/schemas/arena/units.ts";
import type { World } from "@diamond-valley/schemas/arena/world.ts";
import { SLIME_POSES } from "@diamond-valley/schemas/hunting/hunting.ts";
import { HUNTING } from "@diamond-valley/schemas/hunting/tuning.ts";
import type { HuntView } from "@diamond-valley/schemas/hunting/view.ts";
import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import type Phaser from "phaser";
import { LAYER } from "../../core/world/layers.ts";
import type { SceneContext } from "../../core/world/scene-context.ts";
import { motionOf } from "./motion.ts";

const INK = 0x1c1c50;
const RIM = 0xfff0c2;
const FILL = 0xff6a55;
/** Directions, and degrees, to radians. */
const TURNS = Math.PI / 128;
const DEGREES = Math.PI / 180;
/** How far the ways of globs are shown, px: as they leave, not as far as they fly. */
const SPIT_LENGTH = 190;
/** Spikes around a swelling slime. */
const SPIKES = 14;

type Pen = Phaser.GameObjects.Graphics;

/** Draws a line twice: ink, and over it the light rim. */
function rimmed(pen: Pen, draw: () => void): void {
  for (const [width, colour] of [
    [8, INK],
    [4, RIM],
  ] as const) {
    pen.lineStyle(width, colour, 0.95);
    draw();
  }
}

/** Three dashed ways that grow from the slime: globs. */
function spit(pen: Pen, { x, y }: Point, heading: number, run: number): void {
  const { count, spread } = HUNTING.spit;
  for (let index = 0; index < count; index += 1) {
    const turn = heading * TURNS + (index / (count - 1) - 0.5) * spread * DEGREES;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    rimmed(pen, () => {
      for (let from = 34; from < SPIT_LENGTH * Math.max(0.35, run); from += 26)
        pen.lineBetween(x + cos * from, y + sin * from, x + cos * (from + 13), y + sin * (from + 13));
    });
    const [tipX, tipY] = [x + cos * (SPIT_LENGTH + 12), y + sin * (SPIT_LENGTH + 12)];
    pen.fillStyle(INK, 0.95).fillCircle(tipX, tipY, 9);
    pen.fillStyle(FILL, 1).fillCircle(tipX, tipY, 6);
  }
}

/** Chevrons on the way to where it lands. */
function hop(pen: Pen, from: Point, to: Point): void {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  if (far < 30) return;
  const [cos, sin] = [(to.x - from.x) / far, (to.y - from.y) / far];
  for (let along = 40; along < far - 10; along += 30) {
    const [x, y] = [from.x + cos * along, from.y + sin * along];
    const [backX, backY] = [x - cos * 11, y - sin * 11];
    rimmed(pen, () => {
      pen.lineBetween(x, y, backX - sin * 11, backY + cos * 11);
      pen.lineBetween(x, y, backX + sin * 11, backY - cos * 11);
    });
  }
}

/** Spikes around the circle that it will burst into. */
function swell(pen: Pen, { x, y }: Point): void {
  const { radius } = HUNTING.swell;
  for (let index = 0; index < SPIKES; index += 1) {
    const turn = (index / SPIKES) * Math.PI * 2;
    const at = (away: number, aside: number): Point => ({
      x: x + Math.cos(turn) * away - Math.sin(turn) * aside,
      y: y + Math.sin(turn) * away + Math.cos(turn) * aside,
    });
    const [tip, left, right] = [at(radius + 20, 0), at(radius + 4, -9), at(radius + 4, 9)];
    pen.fillStyle(RIM, 1).fillTriangle(tip.x, tip.y, left.x, left.y, right.x, right.y);
    pen.lineStyle(3, INK, 0.95).strokeTriangle(tip.x, tip.y, left.x, left.y, right.x, right.y);
  }
}

/**
 * What tells the slime's moves apart beside the circles that the kernel has: chevrons to where it hops, dashes for globs,
 * spikes where it swells; and the ring of the own fight.
 */
export interface Warnings {
  draw(world: World, view: HuntView): void;
  clear(): void;
  destroy(): void;
}

export function createWarnings({ scene }: SceneContext): Warnings {
  const ground = scene.add.graphics().setDepth(LAYER.flat + 1);
  const pen = scene.add.graphics().setDepth(LAYER.flat + 7);

  const drawRing = ({ x, y, radius, isOutside }: NonNullable<HuntView["ring"]>): void => {
    ground.lineStyle(isOutside ? 16 : 10, INK, 0.55).strokeCircle(x, y, radius);
    ground.lineStyle(isOutside ? 9 : 4, isOutside ? 0xffcb3d : 0xffffff, 0.85).strokeCircle(x, y, radius);
  };
  const clear = (): void => {
    ground.clear();
    pen.clear();
  };
  return {
    draw(world, { ring }) {
      clear();
      if (ring) drawRing(ring);
      const { mobs } = world;
      if (mobs.kind[0] === 0) return;
      const { pose, run } = motionOf(world, 0);
      const at = { x: mobs.x[0]! / PX, y: mobs.y[0]! / PX };
      if (pose === SLIME_POSES.spit) spit(pen, at, mobs.heading[0]!, run);
      else if (pose === SLIME_POSES.hop) hop(pen, at, { x: mobs.aimX[0]! / PX, y: mobs.aimY[0]! / PX });
      else if (pose === SLIME_POSES.swell) swell(pen, at);
    },
    clear,
    destroy() {
      ground.destroy();
      pen.destroy();
    },
  };
}
