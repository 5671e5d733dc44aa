import type { World } from "@diamond-valley/schemas/arena/world.ts";
import { ATTACKS } from "@diamond-valley/schemas/hunting/content.ts";
import { SLIME_POSES } from "@diamond-valley/schemas/hunting/hunting.ts";
import { slimePose } from "@diamond-valley/schemas/hunting/pose.ts";

/** What a slime does, and how far it has come with it: 0..1. */
export interface Motion {
  /** One of SLIME_POSES. */
  readonly pose: number;
  readonly run: number;
}

/** How a slime's body is drawn. */
export interface Shape {
  /** Shares of its size. */
  readonly wide: number;
  readonly high: number;
  /** Px over the ground. */
  readonly lift: number;
}

/** What the slime of the own world does. */
export function motionOf(world: Pick<World, "mobs">, row: number): Motion {
  const pose = slimePose(world, row);
  if (pose === SLIME_POSES.idle || pose === SLIME_POSES.dazed) return { pose, run: 0 };
  const { attack, timer } = world.mobs;
  return { pose, run: Math.min(1, timer[row]! / ATTACKS[attack[row]! - 1]!.warn) };
}

/** Share of a hop in which the slime crouches; then it flies. */
const CROUCH = 0.2;
const HOP_HEIGHT = 96;
/** How much it has grown when it bursts out. */
const SWOLLEN = 0.62;

/** `beat` goes round with the time (radians); 0 for who asked for less motion. */
export function shapeOf({ pose, run }: Motion, beat: number): Shape {
  const wave = Math.sin(beat);
  switch (pose) {
    case SLIME_POSES.hop: {
      if (run < CROUCH) {
        const down = run / CROUCH;
        return { wide: 1 + 0.26 * down, high: 1 - 0.34 * down, lift: 0 };
      }
      const fly = (run - CROUCH) / (1 - CROUCH);
      const stretch = Math.sin(fly * Math.PI);
      return { wide: 1 - 0.14 * stretch, high: 1 + 0.2 * stretch, lift: stretch * HOP_HEIGHT };
    }
    case SLIME_POSES.spit:
      return { wide: 1 + 0.2 * run, high: 1 - 0.06 * run + 0.03 * Math.sin(beat * 5), lift: 0 };
    case SLIME_POSES.swell: {
      const grown = 1 + SWOLLEN * run + 0.03 * Math.sin(beat * 6);
      return { wide: grown * 1.05, high: grown, lift: 0 };
    }
    case SLIME_POSES.dazed:
      return { wide: 1.22 + 0.03 * wave, high: 0.72 - 0.03 * wave, lift: 0 };
    default:
      return { wide: 1 + 0.05 * wave, high: 1 - 0.06 * wave, lift: 0 };
  }
}
