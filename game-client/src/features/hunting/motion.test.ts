import { MOB_STATES } from "@diamond-valley/schemas/arena/layout.ts";
import { ATTACKS, attackOf, MOVES } from "@diamond-valley/schemas/hunting/content.ts";
import { SLIME_POSES } from "@diamond-valley/schemas/hunting/hunting.ts";
import { expect, test } from "vitest";
import { motionOf, shapeOf } from "./motion.ts";

type Mobs = Parameters<typeof motionOf>[0]["mobs"];
const slime = (state: number, attack: number, timer: number): Parameters<typeof motionOf>[0] => ({
  mobs: {
    state: Int32Array.of(state),
    attack: Int32Array.of(attack + 1),
    timer: Int32Array.of(timer),
  } as Partial<Mobs> as Mobs,
});

test.each([
  ["hop", MOVES.hop, SLIME_POSES.hop],
  ["spit", MOVES.spit, SLIME_POSES.spit],
  ["swell", MOVES.swell, SLIME_POSES.swell],
] as const)("a %s is seen as such from its announcement on, in calm mode too", (_, move, pose) => {
  for (const calm of [false, true]) {
    const attack = attackOf(move, calm);
    const { warn } = ATTACKS[attack]!;
    expect(motionOf(slime(MOB_STATES.telegraph, attack, 0), 0)).toEqual({ pose, run: 0 });
    expect(motionOf(slime(MOB_STATES.telegraph, attack, warn), 0)).toEqual({ pose, run: 1 });
    expect(motionOf(slime(MOB_STATES.recover, attack, 4), 0).pose).toBe(SLIME_POSES.idle);
  }
  expect(motionOf(slime(MOB_STATES.dazed, attackOf(move, false), 4), 0).pose).toBe(SLIME_POSES.dazed);
});

test("each move has a shape of its own, told from the others in its middle", () => {
  const idle = shapeOf({ pose: SLIME_POSES.idle, run: 0 }, 0);
  const hop = shapeOf({ pose: SLIME_POSES.hop, run: 0.6 }, 0);
  const spit = shapeOf({ pose: SLIME_POSES.spit, run: 0.6 }, 0);
  const swell = shapeOf({ pose: SLIME_POSES.swell, run: 0.6 }, 0);
  const dazed = shapeOf({ pose: SLIME_POSES.dazed, run: 0 }, 0);
  expect(hop.lift).toBeGreaterThan(60);
  for (const { lift } of [idle, spit, swell, dazed]) expect(lift).toBe(0);
  expect(swell.high).toBeGreaterThan(1.3);
  expect(dazed.high).toBeLessThan(0.8);
  expect(spit.wide).toBeGreaterThan(1.1);
  expect(idle).toEqual({ wide: 1, high: 1, lift: 0 });
});

test("a hop begins and ends on the ground", () => {
  expect(shapeOf({ pose: SLIME_POSES.hop, run: 0 }, 0).lift).toBe(0);
  expect(shapeOf({ pose: SLIME_POSES.hop, run: 1 }, 0).lift).toBeCloseTo(0);
});
