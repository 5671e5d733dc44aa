import { expect, test } from "vitest";
import { strikeArc, strikeCircle, strikeLane } from "./blows.ts";
import { EVENTS } from "./events.ts";
import { sortMobs } from "./grid.ts";
import { dropPickup } from "./pickups.ts";
import { fire } from "./shots.ts";
import { countTaken } from "./table.ts";
import { TOY_FIELDS } from "./toy-rules.fixture.ts";
import { mobBeside, play, toyWorld, withMob } from "./toy-world.fixture.ts";
import { px } from "./units.ts";

const still = { mobs: withMob("bug", { gait: "still", touch: 0, push: 0 }) };
const [GLOB, ORB] = [0, 1];

test("a foe's shot flies at its speed, hits once and is gone", () => {
  const world = toyWorld();
  const { player, shots } = world;
  fire(world, GLOB, player.x[0]! - px(140), player.y[0]!, 0);
  play(world, 10);
  expect(shots.x[0]).toBe(player.x[0]! - px(70));
  play(world, 8);
  expect([player.hp[0], countTaken(shots)]).toEqual([92, 0]);
});

test("shots end at walls and when their time is over", () => {
  const world = toyWorld({}, {}, TOY_FIELDS.room);
  // The wall stands from 200 to 290; behind it nobody is hit.
  world.player.x[0] = px(180);
  world.player.y[0] = px(180);
  fire(world, GLOB, px(360), px(180), 128);
  play(world, 40);
  expect([world.player.hp[0], countTaken(world.shots)]).toEqual([100, 0]);
  fire(world, ORB, px(600), px(100), 64);
  play(world, 29);
  expect(countTaken(world.shots)).toBe(1);
  play(world, 1);
  expect(countTaken(world.shots)).toBe(0);
});

test("a shot of the player goes through as many mobs as it may, each hit once", () => {
  const world = toyWorld(still);
  const mobs = [60, 110, 160].map((dx) => mobBeside(world, "bug", dx));
  fire(world, ORB, world.player.x[0]!, world.player.y[0]!, 0, { own: true });
  play(world, 30);
  expect(mobs.map((mob) => world.mobs.hp[mob])).toEqual([25, 25, 30]);
  fire(world, ORB, world.player.x[0]!, world.player.y[0]!, 0, { own: true, damage: 12 });
  play(world, 30);
  expect(mobs.map((mob) => world.mobs.hp[mob])).toEqual([13, 13, 30]);
});

test("a seeking shot turns towards the nearest mob, also over the edge of the field", () => {
  const world = toyWorld(still);
  world.player.x[0] = px(990);
  const mob = mobBeside(world, "bug", -880, 60);
  fire(world, ORB, world.player.x[0]!, world.player.y[0]!, 0, { own: true });
  play(world, 14);
  expect(world.mobs.hp[mob]).toBe(25);
});

test("arcs, circles and lanes hit what they cover", () => {
  const world = toyWorld(still);
  const { player, mobs } = world;
  const [x, y] = [player.x[0]!, player.y[0]!];
  const placed = [
    [60, 0],
    [0, 60],
    [150, 10],
    [-60, 0],
  ].map(([dx, dy]) => mobBeside(world, "bug", dx!, dy));
  const lost = (hit: () => number): [number, number[]] => {
    for (const mob of placed) mobs.hp[mob] = 30;
    sortMobs(world.grid, mobs);
    return [hit(), placed.map((mob) => 30 - mobs.hp[mob]!)];
  };
  expect(lost(() => strikeArc(world, x, y, 0, 64, px(70), 4))).toEqual([1, [4, 0, 0, 0]]);
  expect(lost(() => strikeCircle(world, x, y, px(70), 4))).toEqual([3, [4, 4, 0, 4]]);
  expect(lost(() => strikeLane(world, x, y, 0, px(200), px(20), 4))).toEqual([2, [4, 0, 4, 0]]);
});

test("a fall may ask the grid while a blow goes on", () => {
  const world = toyWorld(still);
  const placed = [30, 40, 50].map((dx) => mobBeside(world, "bug", dx));
  for (const mob of placed) world.mobs.hp[mob] = 3;
  play(world, 1, { attack: true, aim: 0 });
  expect([world.tally.kills[0], world.own[1]! > 0]).toEqual([3, true]);
});

test("pickups are taken within 40 px, and are gone after their time", () => {
  const world = toyWorld();
  const { player, pickups } = world;
  player.hp[0] = 50;
  dropPickup(world, 0, player.x[0]! + px(39), player.y[0]!, 30);
  dropPickup(world, 0, player.x[0]! + px(41), player.y[0]!, 40);
  const events = play(world, 1);
  expect(events).toContainEqual(expect.objectContaining({ code: EVENTS.picked, value: 30 }));
  expect([player.hp[0], countTaken(pickups), world.tally.picked[0]]).toEqual([80, 1, 1]);
  play(world, 118);
  expect(countTaken(pickups)).toBe(1);
  play(world, 1);
  expect(countTaken(pickups)).toBe(0);
});

test("who has no health left takes nothing up", () => {
  const world = toyWorld({ tick: () => {} });
  world.player.hp[0] = 0;
  dropPickup(world, 0, world.player.x[0]!, world.player.y[0]!, 30);
  play(world, 3);
  expect([world.player.hp[0], world.tally.picked[0]]).toEqual([0, 0]);
});
