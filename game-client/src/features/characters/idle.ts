import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import { pick, seededRandom } from "@diamond-valley/schemas/random.ts";
import { FACING, facingOf } from "@diamond-valley/schemas/walking/walking.ts";
import type { Pose } from "../../core/walking/trail.ts";

/** How long a character keeps to one idle thing, ms. */
export const SLOT = 3_600;
/** How far it steps aside at most, px: no further than its own body, so that it is reached from where the map puts it. */
export const ASIDE = 14;
/** How fast it does, px/s. */
const SPEED = 44;

const [HOME, LEFT, RIGHT] = [0, -ASIDE, ASIDE];
/** What may come up in a slot: where it stands, and where it looks. Looking ahead at home comes most often. */
const IDLES = [
  { aside: HOME, facing: FACING.down },
  { aside: HOME, facing: FACING.down },
  { aside: HOME, facing: FACING.left },
  { aside: HOME, facing: FACING.right },
  { aside: LEFT, facing: FACING.down },
  { aside: RIGHT, facing: FACING.down },
  { aside: LEFT, facing: FACING.left },
  { aside: RIGHT, facing: FACING.right },
] as const;

/** What the character with this seed does in its nth slot. */
export function idleIn(seed: number, slot: number): (typeof IDLES)[number] {
  const random = seededRandom(seed + slot * APART);
  // The first number of neighbouring seeds is nearly the same.
  random();
  return pick(random, IDLES);
}

/** Between the seeds of two slots. */
const APART = 7_919;

/** A character who has nothing to do: it shifts about, looks around, and turns to who comes near. */
export interface Idle {
  /** Moves on by `delta` ms; `attention` is where somebody is whom it looks at, or null. */
  step(attention: Point | null, delta: number): Pose;
}

/** It stands at `home`; one that doesn't `move` only turns to people. */
export function createIdle(home: Point, seed: number, moves: boolean): Idle {
  // Not all of them stir at once.
  let clock = Math.floor(seededRandom(seed)() * SLOT);
  let aside = 0;
  return {
    step(attention, delta) {
      clock += delta;
      const rest = { aside: HOME, facing: FACING.down };
      const idle = moves && !attention ? idleIn(seed, Math.floor(clock / SLOT)) : rest;
      const left = idle.aside - aside;
      aside += Math.sign(left) * Math.min(Math.abs(left), (SPEED * delta) / 1_000);
      const walking = aside !== idle.aside;
      const at = { x: home.x + aside, y: home.y };
      const facing = walking
        ? left > 0
          ? FACING.right
          : FACING.left
        : attention
          ? facingOf(attention.x - at.x, attention.y - at.y)
          : idle.facing;
      return { ...at, facing, walking };
    },
  };
}
