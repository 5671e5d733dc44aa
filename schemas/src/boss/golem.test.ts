import { describe, expect, test } from "vitest";
import { MOB_STATES } from "../arena/layout.ts";
import { play } from "../arena/play-ticks.fixture.ts";
import { MOVES } from "./content.ts";
import { chooseMove, GOLEM, pauseOf, phaseOf, warnOf } from "./golem.ts";
import { beside, fight, put, STORY, tame, weaken, weekly } from "./play.fixture.ts";
import { BOSS, strengthOf } from "./tuning.ts";

/** All attacks that a golem may choose now, by number. */
function choices(world: ReturnType<typeof fight>): number[] {
  const found = new Set<number>();
  for (let word = 0; word < 200; word += 1) {
    world.clock.random[0] = word * 7_919;
    found.add(chooseMove(world, GOLEM));
  }
  return [...found].sort((a, b) => a - b);
}

const { stomp, toss, roll, ring, sweep, quake, sulk } = MOVES;

describe("the golem chooses", () => {
  test.each([
    [STORY, 100, [stomp, toss, roll]],
    [STORY, 66, [stomp, toss, roll, ring, sweep]],
    [STORY, 33, [stomp, toss, roll, ring, sweep, quake]],
    [weekly(3), 100, [stomp, toss, roll]],
    [weekly(3), 75, [stomp, toss, roll, ring, sweep]],
    [weekly(3), 20, [stomp, toss, roll, ring, sweep, quake]],
    [weekly(4), 100, [stomp, toss, roll]],
    [weekly(4), 50, [stomp, toss, roll, ring, sweep, quake, sulk]],
  ])("what its phase has: %o at %i %%", (how, percent, moves) => {
    const world = fight(how);
    put(world, beside(0, 80));
    weaken(world, percent);
    expect(choices(world)).toEqual(moves);
  });

  test("nothing that doesn't reach the player", () => {
    const world = fight();
    weaken(world, 50);
    put(world, beside(0, 300));
    expect(choices(world)).toEqual([toss, roll, ring]);
  });

  test("never the same thrice", () => {
    const world = fight();
    put(world, beside(0, 80));
    [world.mobs.last[GOLEM], world.mobs.repeats[GOLEM]] = [toss + 1, 1];
    expect(choices(world)).toContain(toss);
    world.mobs.repeats[GOLEM] = 2;
    expect(choices(world)).toEqual([stomp, roll]);
  });
});

test.each([
  [STORY, [1_200, 793, 792, 397, 396, 1], [1, 1, 2, 2, 3, 3]],
  [weekly(2), [1_600, 1_201, 1_200, 800, 401, 400], [1, 1, 2, 3, 3, 4]],
  [weekly(3), [1_800, 1_350], [1, 2]],
  [weekly(4), [2_000, 1], [1, 4]],
])("phases begin with shares of the health: %o", (how, healths, phases) => {
  expect(strengthOf(how).hp).toBe(healths[0]);
  expect(healths.map((hp) => phaseOf(how, hp))).toEqual(phases);
});

test("a golem of older rules has the health that it had", () => {
  expect([2, 3, 4].map((week) => strengthOf(weekly(week), 1).hp)).toEqual([2_000, 2_300, 2_600]);
  expect(phaseOf(weekly(2), 1_500, 1)).toBe(2);
  expect(phaseOf(weekly(2), 1_501, 1)).toBe(1);
});

test.each([1, 5])("week %i has no boss", (week) => {
  expect(() => fight(weekly(week))).toThrow(RangeError);
});

test.each([
  [STORY, [24, 20, 16]],
  [weekly(2), [24, 20, 16, 16]],
  [weekly(3), [23, 19, 15, 15]],
  [weekly(4), [21, 17, 14, 14]],
  [{ ...STORY, calm: true }, [39, 32, 26]],
])("pauses get shorter: %o", (how, pauses) => {
  const world = fight(how);
  expect(
    pauses.map((_, index) => {
      world.own[0] = index + 1;
      return pauseOf(world);
    }),
  ).toEqual(pauses);
});

test.each([
  [{ ease: 0 }, 20],
  [{ ease: 1 }, 22],
  [{ ease: 3 }, 26],
  [{ ease: 9 }, 26],
  [{ calm: true }, 32],
  [{ calm: true, ease: 3 }, 42],
  [{ ...weekly(4), ease: 3 }, 20],
])("a stomp of %o warns %i ticks", (how, ticks) => {
  expect(warnOf(fight(how), stomp)).toBe(ticks);
});

test.each([
  ["approach", 10],
  ["telegraph", 10],
  ["attack", 10],
  ["recover", 15],
  ["dazed", 15],
] as const)("a blow of 10 in its state %s does %i", (state, damage) => {
  const world = tame();
  put(world, beside(0, 80));
  world.mobs.state[GOLEM] = MOB_STATES[state];
  world.mobs.attack[GOLEM] = stomp + 1;
  world.mobs.timer[GOLEM] = 3;
  play(world, 1, { attack: true });
  expect(world.tally.dealt[0]).toBe(damage);
});

test("it goes after the player, slower than anybody walks, and keeps off its toes", () => {
  const world = tame();
  play(world, 100);
  const way = Math.hypot(
    world.mobs.x[GOLEM]! - world.player.x[0]!,
    world.mobs.y[GOLEM]! - world.player.y[0]!,
  );
  expect(Math.abs(way - BOSS.golem.distance * 16)).toBeLessThan(16);
});
