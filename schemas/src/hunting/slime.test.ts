import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { beginAttack } from "../arena/attacks.ts";
import { faultsIn } from "../arena/content-check.ts";
import { EVENTS } from "../arena/events.ts";
import { MOB_STATES } from "../arena/layout.ts";
import { play } from "../arena/play-ticks.fixture.ts";
import { findBreach } from "../arena/telegraph-law.ts";
import { px, toPx } from "../arena/units.ts";
import type { World } from "../arena/world.ts";
import { ATTACKS, attackOf, MOVES, moveOfAttack } from "./content.ts";
import { OWN } from "./own.ts";
import { beside, fight, MIDDLE, put, RULES } from "./play.fixture.ts";
import { chooseMove } from "./slime.ts";
import { HUNTING } from "./tuning.ts";

const SLIME = 0;
const STANDING = { hp: 10_000, damage: 1, speed: 0, reach: 0, dash: 0 };

/** A fight whose slime stands in the middle, with a player beside it. */
function facing(way: number, how: Parameters<typeof fight>[0] = {}): World {
  const world = fight(how);
  put(world, beside(0, way));
  return world;
}

test("the content holds together", () => expect(faultsIn(RULES)).toEqual([]));

describe("each move keeps the telegraph law", () => {
  const ways = [
    [0, 0],
    [0, 30],
    [60, 0],
    [-70, 70],
    [0, -110],
    [170, 20],
    [-250, 0],
  ] as const;
  test.each([
    ["hop", MOVES.hop],
    ["spit", MOVES.spit],
    ["swell", MOVES.swell],
  ])("%s, from each side, near and far, also of kings and in calm mode", (_, move) => {
    for (const [index, [x, y]] of ways.entries())
      for (const calm of [false, true]) {
        // Kings are larger and no faster: every second one is enough.
        const world = fight({ king: (index % 2 === 0) === calm, calm });
        put(world, beside(x, y));
        // Nothing else begins meanwhile.
        world.mobs.pause[SLIME] = 1_000;
        beginAttack(world, SLIME, attackOf(move, calm));
        expect(
          findBreach(world, (second) => (index + 1) * 7_919 + second),
          `${x}, ${y}, calm ${calm}`,
        ).toBeNull();
      }
  });

  test("whatever follows on whatever, for as long as a fight lasts", () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const world = facing(70);
      world.mobs.hp[SLIME] = seed % 2 === 0 ? 70 : 200;
      expect(findBreach(world, (second) => seed * 104_729 + second)).toBeNull();
    }
  });
});

describe("what a move does", () => {
  function begins(move: number, way: number, calm = false): World {
    const world = facing(way, { calm, stats: STANDING });
    beginAttack(world, SLIME, attackOf(move, calm));
    return world;
  }

  test.each([
    ["hop", MOVES.hop, 100, 14, 12],
    ["spit", MOVES.spit, 100, 12, 8],
    ["swell", MOVES.swell, 100, 20, 18],
  ])("%s hits whoever stays, after its warning, and not before", (_, move, way, warn, damage) => {
    const world = begins(move, way);
    expect(play(world, warn).filter(({ code }) => code === EVENTS.hurt)).toEqual([]);
    const [hit] = play(world, 20).filter(({ code }) => code === EVENTS.hurt);
    expect(hit).toMatchObject({ value: damage });
  });

  test.each([
    ["hop", MOVES.hop, 22],
    ["spit", MOVES.spit, 19],
    ["swell", MOVES.swell, 31],
  ])("in calm mode %s warns %i/65 longer", (_, move, warn) => {
    expect(ATTACKS[attackOf(move, true)]!.warn).toBe(warn);
  });

  test("it hops to where the player was, and no blow reaches it in the air", () => {
    const world = begins(MOVES.hop, 120);
    const landing = toPx(world.player.y[0]!);
    play(world, 6, { attack: true });
    put(world, beside(0, 60));
    world.player.reach[0] = px(200);
    expect(play(world, 6, { attack: true }).find(({ code }) => code === EVENTS.struck)).toMatchObject({
      value: 0,
    });
    play(world, 2);
    expect(Math.abs(toPx(world.mobs.y[SLIME]!) - landing)).toBeLessThanOrEqual(2);
  });

  test("it spits three globs, and backs off from them", () => {
    const world = begins(MOVES.spit, 100);
    play(world, 13);
    expect(world.shots.kind.filter((kind) => kind !== 0)).toHaveLength(3);
    const before = world.mobs.y[SLIME]!;
    play(world, 6);
    expect(before - world.mobs.y[SLIME]!).toBeGreaterThan(px(15));
  });

  test("it is dazed after it swelled", () => {
    const world = begins(MOVES.swell, 200);
    play(world, 22);
    expect(world.mobs.state[SLIME]).toBe(MOB_STATES.dazed);
    play(world, 27);
    expect(world.mobs.state[SLIME]).toBe(MOB_STATES.dazed);
    play(world, 3);
    expect(world.mobs.state[SLIME]).not.toBe(MOB_STATES.dazed);
  });
});

describe("what it chooses", () => {
  const chosen = (world: World): number => moveOfAttack(chooseMove(world, SLIME));

  test("swelling below a third of its health, with somebody near, and not twice on end", () => {
    const world = facing(100);
    world.mobs.hp[SLIME] = 79;
    expect(chosen(world)).toBe(MOVES.swell);
    world.mobs.last[SLIME] = MOVES.swell + 1;
    expect(chosen(world)).not.toBe(MOVES.swell);
    world.mobs.last[SLIME] = 0;
    world.mobs.hp[SLIME] = 80;
    expect(chosen(world)).not.toBe(MOVES.swell);
    world.mobs.hp[SLIME] = 10;
    put(world, beside(0, 200));
    expect(chosen(world)).toBe(MOVES.spit);
  });

  test.each([
    ["hop", MOVES.hop, MOVES.spit],
    ["spit", MOVES.spit, MOVES.hop],
  ])("no third %s on end", (_, move, other) => {
    const world = facing(100);
    world.mobs.last[SLIME] = move + 1;
    world.mobs.repeats[SLIME] = 2;
    for (let word = 0; word < 20; word += 1) {
      world.clock.random[0] = word;
      expect(chosen(world)).toBe(other);
    }
  });
});

test("whatever the player does, the slime stays in its ring", () => {
  const anyInput = fc.record({
    pace: fc.constantFrom(0, 3, 3),
    move: fc.integer({ min: 0, max: 255 }),
    attack: fc.boolean(),
  });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(anyInput, fc.integer({ min: 1, max: 30 })), { maxLength: 30 }),
      fc.boolean(),
      (spans, king) => {
        const world = fight({ king, stats: { ...STANDING, speed: 200, reach: 70 } });
        const { mobs, own } = world;
        for (const [input, ticks] of spans) {
          play(world, ticks, input);
          if (own[OWN.slime] === 0) return;
          const way = Math.hypot(toPx(mobs.x[SLIME]!) - MIDDLE.x, toPx(mobs.y[SLIME]!) - MIDDLE.y);
          expect(way).toBeLessThan(HUNTING.ring.radius);
        }
      },
    ),
    { numRuns: 60 },
  );
});
