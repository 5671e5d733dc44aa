import { expect, test } from "vitest";
import { EVENTS } from "./events.ts";
import { addHazard, type NewHazard } from "./hazards.ts";
import { HAZARDS } from "./layout.ts";
import { countTaken } from "./table.ts";
import { play, toyWorld } from "./toy-world.fixture.ts";
import { px } from "./units.ts";
import type { World } from "./world.ts";

function circleAt(world: World, dx: number, change: Partial<NewHazard> = {}): number {
  const [x, y] = [world.player.x[0]! + px(dx), world.player.y[0]!];
  return addHazard(world, {
    kind: HAZARDS.circle,
    x,
    y,
    size: px(40),
    warn: 10,
    active: 1,
    damage: 12,
    ...change,
  });
}

test("a hazard hits after its warning, once, and is gone", () => {
  const world = toyWorld();
  circleAt(world, 5, { active: 15 });
  play(world, 10);
  expect(world.player.hp[0]).toBe(100);
  play(world, 1);
  expect(world.player.hp[0]).toBe(88);
  play(world, 14);
  expect([world.player.hp[0], countTaken(world.hazards)]).toEqual([88, 0]);
});

test("whoever is untouchable while it can hit is spared; a longer one hits afterwards", () => {
  const world = toyWorld();
  world.player.safe[0] = 14;
  circleAt(world, 5);
  circleAt(world, 5, { active: 6, damage: 7 });
  play(world, 11);
  expect(world.player.hp[0]).toBe(100);
  play(world, 6);
  expect(world.player.hp[0]).toBe(93);
});

test("a player who leaves in the last 5 ticks has a close call, one who left before or is hit has none", () => {
  const closeCalls = (leaves: number): number => {
    const world = toyWorld();
    circleAt(world, 42);
    play(world, leaves);
    const events = play(world, 12 - leaves, { pace: 3, move: 128 });
    expect(events.filter(({ code }) => code === EVENTS.close)).toHaveLength(world.tally.close[0]!);
    return world.tally.close[0]!;
  };
  // 8 px are enough to be out of it: one tick.
  expect([closeCalls(1), closeCalls(7), closeCalls(12)]).toEqual([0, 1, 0]);
});

test("shelters protect from what is everywhere, and end with it", () => {
  const inShelter = (dx: number): number => {
    const world = toyWorld();
    circleAt(world, 0, { kind: HAZARDS.everywhere, size: 0, owner: 3 });
    circleAt(world, dx, { kind: HAZARDS.shelter, size: px(80), damage: 0, owner: 3 });
    play(world, 12);
    expect(countTaken(world.hazards)).toBe(0);
    return world.player.hp[0]!;
  };
  expect([inShelter(0), inShelter(69), inShelter(75), inShelter(200)]).toEqual([100, 100, 88, 88]);
});

test("a ring grows, and hits where it is", () => {
  const hitAt = (dx: number, gaps: number): number => {
    const world = toyWorld();
    const ring = { speed: px(9), width: px(20), gaps, gapWidth: 24, active: 40, size: px(320) };
    circleAt(world, dx, { kind: HAZARDS.ring, heading: 128, ...ring });
    for (let tick = 1; tick <= 60; tick += 1) {
      play(world, 1);
      if (world.player.hp[0] !== 100) return tick;
    }
    return 0;
  };
  const [near, far] = [hitAt(100, 0), hitAt(250, 0)];
  expect(far - near).toBeGreaterThanOrEqual(16);
  expect(far - near).toBeLessThanOrEqual(17);
  // The gap towards the player.
  expect(hitAt(100, 1)).toBe(0);
});
