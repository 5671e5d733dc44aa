import { describe, expect, test } from "vitest";
import { EVENTS } from "../arena/events.ts";
import { MOB_STATES } from "../arena/layout.ts";
import { play, STATS } from "../arena/play-ticks.fixture.ts";
import { fire } from "../arena/shots.ts";
import { px } from "../arena/units.ts";
import type { World } from "../arena/world.ts";
import { forest } from "../places/maps.fixture.ts";
import { HUNTING_EVENTS } from "./events.ts";
import { packHerb } from "./herb-drops.ts";
import { replayFight } from "./herbs.ts";
import { ENDS, herbsOf, OWN, PHASES } from "./own.ts";
import { beside, fight, give, MIDDLE, outing, put } from "./play.fixture.ts";
import { HUNTING_ORDERS } from "./rules.ts";
import { packStrength, strengthOf, unpackStrength } from "./setup.ts";
import { HERBS_MAX, HUNTING, herbsIn } from "./tuning.ts";
import { viewHunt } from "./view.ts";

const SLIME = 0;
const UP = 192;
const SAFE = { ...STATS, hp: 1_000, speed: 200 };

/** A fight whose slime sleeps in the middle of its clearing. */
function tame(how: Parameters<typeof fight>[0] = {}): World {
  const world = fight(how);
  const { mobs } = world;
  mobs.state[SLIME] = MOB_STATES.asleep;
  [mobs.x[SLIME], mobs.y[SLIME]] = [px(MIDDLE.x), px(MIDDLE.y)];
  return world;
}

/** Strikes the slime down to so much health. */
function strikeTo(world: World, hp: number): void {
  const { mobs, player } = world;
  player.damage[0] = mobs.hp[SLIME]! - hp;
  player.reach[0] = px(300);
  player.swing[0] = 0;
  play(world, 1, { attack: true, aim: UP });
  play(world, 1);
}

/** Takes all herbs that lie there, one after the other. */
function takeAll(world: World): void {
  for (let row = 0; row < world.pickups.capacity; row += 1) {
    if (world.pickups.kind[row] === 0) continue;
    [world.player.x[0], world.player.y[0]] = [world.pickups.x[row]!, world.pickups.y[row]!];
    play(world, 1);
  }
}

const numbers = (world: World): number[] =>
  herbsOf(world)
    .map(({ number }) => number)
    .sort((a, b) => a - b);

describe("herbs", () => {
  test.each([
    [161, 0],
    [160, 1],
    [81, 1],
    [80, 2],
    [1, 2],
  ])("at %i health left, %i have popped out of a slime", (hp, popped) => {
    const world = tame();
    put(world, beside(0, 250));
    strikeTo(world, hp);
    expect(world.own[OWN.popped]).toBe(popped);
  });

  test.each([
    [false, 4],
    [true, 6],
  ])("a beaten slime (king: %s) has given %i", (king, herbs) => {
    const world = tame({ king });
    put(world, beside(0, 250));
    strikeTo(world, 0);
    expect([world.own[OWN.popped], herbsIn(king)]).toEqual([herbs, herbs]);
    expect(herbs).toBeLessThanOrEqual(HERBS_MAX);
    takeAll(world);
    play(world, 1);
    expect(numbers(world)).toEqual(Array.from({ length: herbs }, (_, index) => index + 1));
    expect([world.own[OWN.ended], world.own[OWN.end]]).toEqual([1, ENDS.won]);
  });

  test("lie six seconds, and nine in calm mode", () => {
    for (const [calm, life] of [
      [false, 120],
      [true, 185],
    ] as const) {
      const world = tame({ calm });
      put(world, beside(0, 255));
      world.player.reach[0] = 0;
      world.mobs.hp[SLIME] = 150;
      play(world, 1);
      put(world, beside(0, -255));
      expect(viewHunt(forest, world).lying).toHaveLength(1);
      play(world, life - 2);
      expect(viewHunt(forest, world).lying).toHaveLength(1);
      play(world, 2);
      expect(viewHunt(forest, world).lying).toEqual([]);
    }
  });

  test("fail where a glob flies over them, and have the colour that the room tells", () => {
    const world = tame();
    put(world, beside(0, 255));
    strikeTo(world, 80);
    const [first, second] = viewHunt(forest, world).lying;
    expect([first?.colour, first?.failed, second?.failed]).toEqual([null, false, false]);
    const orders = [{ code: HUNTING_ORDERS.herb, value: packHerb({ number: 2, colour: 3 }) }];
    play(world, 1, {}, orders);
    fire(world, 0, second!.x, second!.y, 192);
    const events = play(world, 2);
    expect(events).toContainEqual(expect.objectContaining({ code: HUNTING_EVENTS.spoiled, subject: 2 }));
    expect(viewHunt(forest, world).lying.find(({ number }) => number === 2)).toMatchObject({
      failed: true,
      colour: "green",
    });
    takeAll(world);
    expect(herbsOf(world)).toContainEqual({ number: 2, failed: true });
  });
});

describe("a fight", () => {
  test("begins with full health, and gives it back at its end", () => {
    const world = outing({ stats: SAFE });
    world.player.hp[0] = 3;
    play(world, 1, {}, [give(1)]);
    expect(world.player.hp[0]).toBe(1_000);
    world.player.hp[0] = 3;
    put(world, beside(0, 330));
    play(world, 1);
    expect(world.player.hp[0]).toBe(1_000);
  });

  test.each([
    [false, 600],
    [true, 900],
  ])("ends with its time (calm: %s), after %i ticks, and keeps what was taken", (calm, ticks) => {
    const world = tame({ calm, stats: SAFE });
    put(world, beside(0, 250));
    world.mobs.hp[SLIME] = 150;
    play(world, 1);
    takeAll(world);
    put(world, beside(0, 258));
    world.player.reach[0] = 0;
    play(world, ticks - 1 - world.clock.tick[0]!);
    expect(world.own[OWN.ended]).toBe(0);
    play(world, 1);
    expect([world.own[OWN.end], numbers(world)]).toEqual([ENDS.time, [1]]);
    expect(world.mobs.kind[SLIME]).toBe(0);
  });

  test.each([
    [319, 0],
    [321, ENDS.fled],
  ])("at %i px from the middle: end %i", (way, end) => {
    const world = tame();
    put(world, beside(0, way));
    play(world, 1);
    expect(world.own[OWN.end]).toBe(end);
  });

  test("is lost where no health is left, and the hunter gets up after a while", () => {
    const world = tame();
    world.mobs.hp[SLIME] = 150;
    play(world, 1);
    world.player.hp[0] = 0;
    play(world, 1);
    expect([world.own[OWN.end], world.own[OWN.phase]]).toEqual([ENDS.fallen, PHASES.out]);
    const { x } = world.player;
    const before = x[0]!;
    play(world, HUNTING.fight.out - 1, { pace: 3, move: 0 });
    expect([x[0], world.player.hp[0], viewHunt(forest, world).out]).toEqual([before, 0, 1]);
    expect(play(world, 1)).toContainEqual(expect.objectContaining({ code: HUNTING_EVENTS.up }));
    expect([world.player.hp[0], world.own[OWN.phase]]).toEqual([100, PHASES.walk]);
    play(world, 2, { pace: 3, move: 0 });
    expect(x[0]).toBeGreaterThan(before);
  });

  test("won in its last tick still gives the time to take the herbs", () => {
    const world = tame();
    put(world, beside(0, 250));
    world.own[OWN.left] = 2;
    strikeTo(world, 0);
    play(world, 60);
    expect([world.own[OWN.phase], world.own[OWN.ended]]).toEqual([PHASES.gather, 0]);
    play(world, 70);
    expect([world.own[OWN.end], numbers(world)]).toEqual([ENDS.won, []]);
  });

  test("waits for a lost connection, 30 s in all", () => {
    const away = (value: number) => ({ code: HUNTING_ORDERS.away, value });
    const world = fight();
    const { left } = viewHunt(forest, world);
    play(world, 400, {}, [away(1)]);
    expect(viewHunt(forest, world)).toMatchObject({ left, hp: 100 });
    play(world, 10, {}, [away(0)]);
    expect(viewHunt(forest, world).left).toBe(left - 10);
    play(world, 200, {}, [away(1)]);
    expect(world.own[OWN.ended]).toBe(0);
    play(world, 1);
    expect([world.own[OWN.ended], world.own[OWN.end]]).toEqual([1, ENDS.fled]);
  });

  test("that was won stays so where the wait runs out, and pays the herbs that were taken", () => {
    const world = tame();
    put(world, beside(0, 250));
    strikeTo(world, 0);
    const { pickups, player } = world;
    const last = pickups.value.indexOf(herbsIn(false));
    [player.x[0], player.y[0]] = [pickups.x[last]!, pickups.y[last]!];
    play(world, 1);
    expect(world.own[OWN.phase]).toBe(PHASES.gather);
    expect(viewHunt(forest, world).lying).not.toEqual([]);
    expect(numbers(world)).toContain(herbsIn(false));
    play(world, HUNTING.fight.away + 1, {}, [{ code: HUNTING_ORDERS.away, value: 1 }]);
    const won = world.own[OWN.end] === ENDS.won;
    expect([world.own[OWN.ended], won]).toEqual([1, true]);
    const inputs = { rules: HUNTING.rules, colour: "red", king: false, won, free: 9, herbs: herbsOf(world) };
    expect(replayFight(1, inputs)).toMatchObject({ outcome: "success" });
  });

  test.each([
    ["is won where the slime was beaten", true, ENDS.won],
    ["is given up where it was not", false, ENDS.fled],
  ])("that the hunter leaves for good %s", (_, beaten, end) => {
    const world = tame();
    put(world, beside(0, 250));
    if (beaten) strikeTo(world, 0);
    play(world, 1, {}, [{ code: HUNTING_ORDERS.leave, value: 0 }]);
    expect([world.own[OWN.ended], world.own[OWN.end]]).toEqual([1, end]);
  });

  test("given to somebody who has gone meanwhile is over at once, and another one can follow", () => {
    const world = outing({ at: forest.clearings[1]! });
    play(world, 1, {}, [give(1)]);
    expect([world.own[OWN.given], world.own[OWN.ended], world.own[OWN.end]]).toEqual([1, 1, ENDS.fled]);
    play(world, 1, {}, [give(2)]);
    expect([world.own[OWN.given], world.own[OWN.ended], world.own[OWN.slime]]).toEqual([2, 1, 2]);
  });
});

describe("blows", () => {
  test.each([
    [97, true],
    [99, false],
  ])("at %i px from the slime's middle hit: %s", (way, hits) => {
    const world = tame();
    put(world, beside(0, way));
    const struck = play(world, 1, { attack: true }).some(({ code }) => code === EVENTS.struck);
    expect(struck).toBe(hits);
  });

  test("in calm mode are struck by themselves, once a second", () => {
    const world = tame({ calm: true });
    put(world, beside(0, 60));
    world.player.speed[0] = 0;
    const struck = play(world, 60).filter(({ code }) => code === EVENTS.struck);
    expect(struck.length).toBeGreaterThanOrEqual(2);
    expect(struck.length).toBeLessThanOrEqual(3);
    expect(play(tame(), 60).filter(({ code }) => code === EVENTS.struck)).toEqual([]);
  });

  test.each([
    [1, 10, 70],
    [3, 10, 78],
    [6, 12, 86],
    [10, 14, 96],
  ])("at mastery %i have damage %i and reach %i px", (mastery, damage, reach) => {
    const strength = { hp: 100, damage, reach };
    expect(strengthOf(STATS, mastery)).toEqual(strength);
    expect(unpackStrength(packStrength(strength))).toEqual(strength);
    const world = outing();
    play(world, 1, {}, [{ code: HUNTING_ORDERS.strength, value: packStrength(strength) }]);
    expect([world.player.damage[0], world.player.reach[0]]).toEqual([damage, px(reach)]);
  });
});

test("a long outing ends, but not in a fight", () => {
  const world = fight({ stats: SAFE });
  world.clock.tick[0] = HUNTING.outing - 10;
  play(world, 20);
  expect(world.clock.outcome[0]).toBe(0);
  put(world, beside(0, 330));
  play(world, 2);
  expect(world.clock.outcome[0]).toBe(1);
});
