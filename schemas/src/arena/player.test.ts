import { expect, test } from "vitest";
import { EVENTS } from "./events.ts";
import { hurtPlayer } from "./player-hits.ts";
import { TOY_FIELDS } from "./toy-rules.fixture.ts";
import { mobBeside, play, toyWorld, withMob } from "./toy-world.fixture.ts";
import { px } from "./units.ts";

const still = { mobs: withMob("bug", { gait: "still", touch: 0 }) };

test.each([
  [100, 3, 200],
  [100, 2, 140],
  [100, 1, 80],
  [103, 3, 205],
])("speed %i at pace %i is %i px a second", (spd, pace, way) => {
  const world = toyWorld({}, { speed: spd * 2 });
  const from = world.player.x[0]!;
  play(world, 20, { pace });
  expect(world.player.x[0]! - from).toBe(px(way));
});

test("a dash goes 120 px in 4 ticks, is untouchable for 5, and comes again after its time", () => {
  const world = toyWorld({}, { dash: 20 });
  const { player } = world;
  const from = player.x[0]!;
  const isHit = () => {
    const before = player.hp[0];
    hurtPlayer(world, 1, player.x[0]!, player.y[0]!);
    return player.hp[0] !== before;
  };
  play(world, 1, { dash: true, pace: 3 });
  expect(isHit()).toBe(false);
  play(world, 3);
  expect(player.x[0]! - from).toBe(px(120));
  expect(isHit()).toBe(false);
  play(world, 1);
  expect(isHit()).toBe(false);
  play(world, 1);
  expect(isHit()).toBe(true);
  expect(play(world, 14, { dash: true })).not.toContainEqual(expect.objectContaining({ code: EVENTS.dash }));
  expect(play(world, 1, { dash: true })).toContainEqual(expect.objectContaining({ code: EVENTS.dash }));
});

test("who can't dash does not, and nobody dashes through a wall", () => {
  const world = toyWorld({}, { dash: 0 });
  expect(play(world, 5, { dash: true })).toEqual([]);
  const walled = toyWorld({}, {}, TOY_FIELDS.room);
  walled.player.x[0] = px(380);
  walled.player.y[0] = px(400);
  play(walled, 6, { dash: true, pace: 3 });
  // The wall begins at 420.
  expect(walled.player.x[0]).toBe(px(404));
});

test("a blow hits all within its arc and reach, at most every 8 ticks, and a press 3 ticks early counts", () => {
  const world = toyWorld(still);
  const [near, behind, far] = [50, -50, 90].map((dx) => mobBeside(world, "bug", dx));
  const hp = (mob: number | undefined) => world.mobs.hp[mob!];
  play(world, 1, { attack: true, aim: 0 });
  expect([hp(near), hp(behind), hp(far)]).toEqual([20, 30, 30]);
  // Pushed by 16 px in 3 ticks, then in reach again.
  play(world, 4);
  play(world, 1, { attack: true, aim: 0 });
  play(world, 1);
  expect(hp(near)).toBe(20);
  play(world, 2);
  expect(hp(near)).toBe(10);
  play(world, 4);
  play(world, 1, { attack: true, aim: 128 });
  play(world, 3);
  expect(hp(behind)).toBe(20);
});

test("a press more than 3 ticks early is forgotten", () => {
  const world = toyWorld(still);
  const mob = mobBeside(world, "bug", 50);
  play(world, 1, { attack: true, aim: 0 });
  play(world, 2);
  play(world, 1, { attack: true, aim: 0 });
  play(world, 20);
  expect(world.mobs.hp[mob]).toBe(20);
});

test("without an aim the blow faces the nearest mob within 100 px", () => {
  const world = toyWorld(still);
  const mob = mobBeside(world, "bug", 0, -60);
  mobBeside(world, "bug", 80);
  play(world, 1, { attack: true });
  expect(world.player.heading[0]).toBe(192);
  expect(world.mobs.hp[mob]).toBe(20);
});

test("whoever is hit is pushed 24 px away and can't be hit for 10 ticks", () => {
  const world = toyWorld();
  const { player, tally } = world;
  const [x, y] = [player.x[0]!, player.y[0]!];
  expect(hurtPlayer(world, 30, x + px(10), y)).toBe(true);
  play(world, 9);
  expect(hurtPlayer(world, 30, x + px(10), y)).toBe(false);
  expect(x - player.x[0]!).toBe(px(24));
  play(world, 1);
  expect(hurtPlayer(world, 90, x + px(10), y)).toBe(true);
  expect([player.hp[0], tally.taken[0]]).toEqual([0, 100]);
  play(world, 5, { pace: 3 });
  expect(world.clock.outcome[0]).toBe(2);
});
