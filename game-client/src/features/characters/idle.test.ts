import { FACING } from "@diamond-valley/schemas/walking/walking.ts";
import { expect, test } from "vitest";
import { ASIDE, createIdle, idleIn, SLOT } from "./idle.ts";

const HOME = { x: 500, y: 400 };
const FRAME = 1_000 / 60;

/** What is seen of a character for so many slots, with `attention` all the time. */
function seen(slots: number, attention: { x: number; y: number } | null, seed = 5, moves = true) {
  const idle = createIdle(HOME, seed, moves);
  return Array.from({ length: Math.ceil((slots * SLOT) / FRAME) }, () => idle.step(attention, FRAME));
}

test("a character shifts about and looks around, never further from home than its own body, and without a jump", () => {
  const poses = seen(40, null);
  for (const [index, { x, y }] of poses.entries()) {
    expect(Math.abs(x - HOME.x)).toBeLessThanOrEqual(ASIDE);
    expect(y).toBe(HOME.y);
    if (index > 0) expect(Math.abs(x - poses[index - 1]!.x)).toBeLessThan(1);
  }
  expect(new Set(poses.map(({ x }) => Math.round(x))).size).toBeGreaterThan(10);
  expect(new Set(poses.map(({ facing }) => facing))).toEqual(
    new Set([FACING.down, FACING.left, FACING.right]),
  );
  const walked = poses.filter(({ walking }) => walking).length / poses.length;
  expect(walked).toBeGreaterThan(0.02);
  expect(walked).toBeLessThan(0.2);
});

test("who comes near is looked at, from home", () => {
  const around = [
    [{ x: 500, y: 300 }, FACING.up],
    [{ x: 600, y: 410 }, FACING.right],
    [{ x: 420, y: 410 }, FACING.left],
    [{ x: 505, y: 480 }, FACING.down],
  ] as const;
  for (const [player, facing] of around)
    expect(seen(3, player).at(-1)).toEqual({ ...HOME, facing, walking: false });
});

test("with reduced motion a character stays where it is, and still turns to who talks", () => {
  for (const pose of seen(30, null, 5, false))
    expect(pose).toEqual({ ...HOME, facing: FACING.down, walking: false });
  expect(seen(1, { x: 600, y: 400 }, 5, false)[0]).toMatchObject({ ...HOME, facing: FACING.right });
});

test("neighbours don't do the same at the same time", () => {
  const lives = [1, 2, 3, 4].map((seed) => Array.from({ length: 12 }, (_, slot) => idleIn(seed, slot)));
  expect(new Set(lives.map((life) => JSON.stringify(life))).size).toBe(4);
});
