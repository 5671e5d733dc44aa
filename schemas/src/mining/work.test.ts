import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { play } from "../arena/play-ticks.fixture.ts";
import { OUTCOMES } from "../arena/rules.ts";
import type { World } from "../arena/world.ts";
import { mine } from "../places/maps.fixture.ts";
import { MINING_EVENTS } from "./events.ts";
import { OWN, strikesOf } from "./own.ts";
import { below, expedition, give } from "./play.fixture.ts";
import { expeditionOf } from "./setup.ts";
import { MINING } from "./tuning.ts";
import { viewExpedition } from "./view.ts";

const STRIKE = { attack: true };
const { ring, perfect, off, broken, burst } = MINING_EVENTS;

/** A player at the first vein, which was just given to it. */
function atVein(how = {}): World {
  const world = expedition(how);
  play(world, 1, {}, [give(1)]);
  return world;
}

/** Lets each ring be pressed as late as `offsets` say; null lets it pass. Answers the codes of what happened. */
function strike(world: World, offsets: readonly (number | null)[]): number[] {
  const codes: number[] = [];
  const closes = expeditionOf(world.setup).strike;
  for (const offset of offsets) {
    const before = world.own[OWN.strikes];
    while (world.own[OWN.vein] !== 0 && world.own[OWN.strikes] === before) {
      const isDue = offset !== null && world.own[OWN.ring] === closes + offset;
      codes.push(...play(world, 1, isDue ? STRIKE : {}).map(({ code }) => code));
    }
  }
  return codes;
}

describe("strikes", () => {
  test.each<[string, (number | null)[], number, number]>([
    ["two perfect ones let it burst", [0, 0], 2, 2],
    ["one perfect and one that is off", [0, null], 2, 1],
    ["one that is off and one perfect", [-8, 3], 2, 1],
    ["off, off, perfect", [null, -11, -3], 3, 1],
    ["three that are off", [-4, -5, null], 3, 0],
    ["three rings that were let pass", [null, null, null], 3, 0],
  ])("%s", (_, offsets, strikes, perfects) => {
    const world = atVein();
    const codes = strike(world, offsets);
    expect(strikesOf(world)).toEqual(offsets);
    expect(codes.filter((code) => code === perfect)).toHaveLength(perfects);
    expect(codes.filter((code) => code === off)).toHaveLength(strikes - perfects);
    expect(codes.at(-1)).toBe(burst);
    expect([world.own[OWN.vein], world.own[OWN.burst], world.own[OWN.last]]).toEqual([0, 1, 1]);
  });

  test.each([
    [1, false, 3, 12],
    [4, false, 4, 12],
    [9, false, 4, 10],
    [1, true, 6, 12],
    [10, true, 6, 10],
  ])(
    "at mastery %i, calm %s, a press is perfect within %i ticks of the %i",
    (mastery, calm, window, ticks) => {
      expect(expeditionOf(expedition({ mastery, calm }).setup)).toMatchObject({
        perfect: window,
        strike: ticks,
      });
      for (const offset of [-window, window]) {
        const world = atVein({ mastery, calm });
        expect(strike(world, [offset])).toContain(perfect);
      }
      expect(strike(atVein({ mastery, calm }), [-window - 1])).not.toContain(perfect);
      // Later than that it is off already.
      expect(strike(atVein({ mastery, calm }), [window + 1])).not.toContain(perfect);
    },
  );

  test("a press that is held is one press", () => {
    const world = atVein();
    expect(play(world, 60, STRIKE).filter(({ code }) => code === perfect)).toEqual([]);
  });

  test("only the first press of a ring counts, and it lasts until the ring has closed", () => {
    const world = atVein();
    play(world, 2, STRIKE);
    play(world, 2);
    expect(viewExpedition(mine, world).ring).toMatchObject({ pressed: true });
    play(world, 2, STRIKE);
    expect(strikesOf(world)).toEqual([]);
    play(world, 6);
    expect(strikesOf(world)).toEqual([-10]);
  });
});

describe("what breaks a strike off", () => {
  test.each([
    ["a step", (world: World) => play(world, 1, { pace: 3, move: 64 })],
    ["a dash", (world: World) => play(world, 1, { dash: true, pace: 3, move: 64 })],
  ])("%s, and the strikes before stay", (_, doIt) => {
    const world = atVein();
    strike(world, [0]);
    expect(doIt(world).map(({ code }) => code)).toContain(broken);
    expect(world.own[OWN.vein]).toBe(1);
    expect(viewExpedition(mine, world)).toMatchObject({ ring: null, strikes: [0] });
    // The next press near the vein begins another ring.
    play(world, 3);
    play(world, 13, { pace: 3, move: 192 });
    expect(play(world, 1, STRIKE).map(({ code }) => code)).toContain(ring);
    strike(world, [0]);
    expect(world.own[OWN.burst]).toBe(1);
  });

  test("a hit", () => {
    const world = atVein();
    world.own[OWN.rock] = 1;
    const events = play(world, 40);
    expect(events.map(({ code }) => code)).toContain(broken);
    expect(world.player.hp[0]).toBe(100 - MINING.rock.damage);
  });
});

describe("the vein is the player's", () => {
  test.each([
    ["no longer after a while without a strike", (world: World) => play(world, MINING.hold.ticks + 1)],
    ["no longer beyond its reach", (world: World) => play(world, 22, { pace: 3, move: 0 })],
    ["no longer once another one is", (world: World) => play(world, 1, {}, [give(9)])],
    ["no longer while the connection is lost", (world: World) => play(world, 1, {}, [{ code: 3, value: 1 }])],
  ])("%s", (_, doIt) => {
    const world = atVein();
    play(world, 1, { pace: 3, move: 64 });
    doIt(world);
    expect([world.own[OWN.vein], world.own[OWN.ring]]).toEqual([0, 0]);
  });

  test("not at all where it is given to somebody who has gone meanwhile", () => {
    const world = expedition({ at: below(2) });
    play(world, 1, {}, [give(1)]);
    expect([world.own[OWN.vein], world.own[OWN.given]]).toEqual([0, 1]);
  });

  test("not at all where the connection was lost meanwhile", () => {
    const world = expedition();
    play(world, 1, {}, [{ code: 3, value: 1 }, give(1)]);
    expect([world.own[OWN.vein], world.own[OWN.given]]).toEqual([0, 1]);
  });

  test("begins no ring where it is given to somebody a step too far away", () => {
    const { x, y } = below(1);
    const world = expedition({ at: { x, y: y + 40 } });
    play(world, 1, {}, [give(1)]);
    expect(viewExpedition(mine, world)).toMatchObject({ vein: 1, ring: null });
  });
});

test("whatever is pressed, a vein bursts once for each time it was given, of one to three strikes", () => {
  const anyInput = fc.record({
    pace: fc.constantFrom(0, 0, 0, 3),
    move: fc.integer({ min: 0, max: 255 }),
    attack: fc.boolean(),
    interact: fc.boolean(),
    dash: fc.constantFrom(false, false, true),
  });
  fc.assert(
    fc.property(fc.array(fc.tuple(anyInput, fc.integer({ min: 1, max: 20 })), { maxLength: 60 }), (spans) => {
      const world = expedition({ stats: { hp: 100_000, damage: 1, speed: 200, reach: 70, dash: 80 } });
      let given = 0;
      for (const [input, ticks] of spans) {
        const orders = world.own[OWN.vein] === 0 ? [give(1)] : [];
        given += orders.length;
        const bursts = world.own[OWN.burst]!;
        play(world, ticks, input, orders);
        expect(world.own[OWN.burst]! - bursts).toBeLessThanOrEqual(1);
        expect(strikesOf(world).length).toBeLessThanOrEqual(3);
        expect(world.own[OWN.burst]).toBeLessThanOrEqual(given);
        expect(world.own[OWN.given]).toBe(given);
      }
    }),
    { numRuns: 60 },
  );
});

test("nothing is struck after the end", () => {
  const world = atVein();
  world.player.hp[0] = 0;
  play(world, 60, STRIKE, []);
  expect(world.clock.outcome[0]).toBe(OUTCOMES.lost);
  expect(viewExpedition(mine, world)).toMatchObject({ vein: 0, ring: null, left: 0, hp: 0 });
});
