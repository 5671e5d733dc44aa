import { describe, expect, test } from "vitest";
import { beginAttack } from "../arena/attacks.ts";
import { faultsIn } from "../arena/content-check.ts";
import { EVENTS } from "../arena/events.ts";
import { HAZARDS, MOB_STATES } from "../arena/layout.ts";
import { play } from "../arena/play-ticks.fixture.ts";
import { findBreach } from "../arena/telegraph-law.ts";
import { toPx } from "../arena/units.ts";
import { ATTACKS, MOVES } from "./content.ts";
import { GOLEM } from "./golem.ts";
import { beside, fight, put, putGolem, STORY, tame, weaken, weekly } from "./play.fixture.ts";
import { BOSS_RULES } from "./rules.ts";
import { BOSS } from "./tuning.ts";

type Offset = readonly [number, number];
/** Where golem and player stand, px from the middle of the circle. */
const PLACES: readonly (readonly [golem: Offset, player: Offset])[] = [
  // Below, beside and in the golem.
  [
    [0, 0],
    [0, 90],
  ],
  [
    [0, 0],
    [30, 0],
  ],
  [
    [0, 0],
    [0, 0],
  ],
  [
    [0, 0],
    [-75, 75],
  ],
  // At the edge, with the golem behind, beside and far away.
  [
    [0, -200],
    [0, -310],
  ],
  [
    [-250, 100],
    [-250, 190],
  ],
  [
    [300, 0],
    [310, 10],
  ],
  [
    [-300, 0],
    [310, 20],
  ],
  [
    [200, 200],
    [-220, -220],
  ],
  [
    [0, 300],
    [60, 310],
  ],
];
const STRONG = { hp: 10_000, damage: 1, dash: 0 };

test("the content holds together", () => expect(faultsIn(BOSS_RULES)).toEqual([]));

describe("each attack keeps the telegraph law, wherever golem and player stand", () => {
  test.each(Object.entries(MOVES))("%s", (_, move) => {
    for (const [index, [golem, player]] of PLACES.entries()) {
      // Warnings are the same in the story and in each week, where nothing eases them.
      const world = tame(index % 2 === 0 ? STORY : weekly(4), STRONG);
      putGolem(world, beside(...golem));
      put(world, beside(...player));
      beginAttack(world, GOLEM, move);
      const breach = findBreach(world, (second) => (index + 1) * 7_919 + second);
      expect(breach, `golem ${golem}, player ${player}`).toBeNull();
    }
  });
});

test.each([
  ["stomp", MOVES.stomp, 18],
  ["toss", MOVES.toss, 12],
  ["roll", MOVES.roll, 20],
  ["ring", MOVES.ring, 8],
  ["sweep", MOVES.sweep, 15],
  ["quake", MOVES.quake, 12],
  ["sulk", MOVES.sulk, 24],
])("%s hits whoever stays after its warning, and not before", (_, move, damage) => {
  const world = tame(weekly(4), STRONG);
  put(world, beside(0, 60));
  beginAttack(world, GOLEM, move);
  expect(play(world, ATTACKS[move]!.warn).filter(({ code }) => code === EVENTS.hurt)).toEqual([]);
  const [hit] = play(world, 40).filter(({ code }) => code === EVENTS.hurt);
  expect(hit).toMatchObject({ value: damage });
});

test("a roll ends at the edge of the circle, and leaves the golem dazed", () => {
  const world = tame();
  putGolem(world, beside(0, 0));
  put(world, beside(0, 200));
  beginAttack(world, GOLEM, MOVES.roll);
  play(world, ATTACKS[MOVES.roll]!.warn + 20);
  expect(world.mobs.state[GOLEM]).toBe(MOB_STATES.dazed);
  expect(toPx(world.mobs.y[GOLEM]!) - BOSS.circle.y).toBeGreaterThan(BOSS.circle.radius - 60);
});

test("wherever the golem sulks, its shelters are in the circle, and whoever stands in one is not hit", () => {
  const world = tame(weekly(4));
  putGolem(world, beside(-280, 60));
  beginAttack(world, GOLEM, MOVES.sulk);
  play(world, 1);
  const shelters = [...world.hazards.kind.keys()].filter(
    (row) => world.hazards.kind[row] === HAZARDS.shelter,
  );
  expect(shelters).toHaveLength(5);
  for (const row of shelters) {
    const [x, y] = [toPx(world.hazards.x[row]!), toPx(world.hazards.y[row]!)];
    expect(Math.hypot(x - BOSS.circle.x, y - BOSS.circle.y)).toBeLessThan(
      BOSS.circle.radius - BOSS.sulk.radius,
    );
    put(world, { x, y });
  }
  expect(play(world, 40).filter(({ code }) => code === EVENTS.hurt)).toEqual([]);
});

test("whatever follows on whatever, in the last phase of the fastest week", () => {
  for (const [index, [golem, player]] of PLACES.entries()) {
    const world = fight(weekly(4), STRONG);
    weaken(world, 20);
    putGolem(world, beside(...golem));
    put(world, beside(...player));
    world.mobs.pause[GOLEM] = 1;
    const breach = findBreach(world, (second) => (index + 1) * 104_729 + second);
    expect(breach, `golem ${golem}, player ${player}`).toBeNull();
  }
});
