import { expect, test } from "vitest";
import { play } from "../arena/play-ticks.fixture.ts";
import { decodeSnapshot, encodeSnapshot } from "../arena/snapshot.ts";
import type { World } from "../arena/world.ts";
import { between, seededRandom } from "../random.ts";
import { raise } from "./arsenal.ts";
import { OWN } from "./own.ts";
import { quiet } from "./play.fixture.ts";
import { HERO_ORDERS, HERO_RULES } from "./rules.ts";
import { viewHero } from "./view.ts";

const random = seededRandom(3_344);
const word = (): number => between(random, 0, 0xffff_ffff) | 0;

/** A world in which the dice were rolled. */
function rolled(seed: number): World {
  const world = quiet();
  raise(world, "sword", 1);
  world.own[OWN.offers] = 1;
  world.clock.random[0] = seed;
  play(world, 2);
  play(world, 1, { interact: true });
  return world;
}

/** How the dice lie in a world, by the answer of a room. */
function settle(world: World, value: number): number {
  play(world, 1, {}, [{ code: HERO_ORDERS.rolled, value }]);
  return viewHero(world).cards!.die;
}

test("one and the same world, with all that a client has of it, can come to any die as often", () => {
  const world = rolled(17);
  const bytes = encodeSnapshot(world);
  const eyes = [0, 0, 0, 0, 0, 0, 0];
  for (let n = 0; n < 1_200; n += 1)
    eyes[settle(decodeSnapshot(HERO_RULES, world.setup, bytes), word())]! += 1;
  expect(eyes[0]).toBe(0);
  for (const count of eyes.slice(1)) expect(Math.abs(count - 200)).toBeLessThan(60);
});

test("a client that plays its world on by a guess of its own foretells a six no better than a die does", () => {
  const runs = Array.from({ length: 600 }, () => {
    const world = rolled(word());
    const guess = decodeSnapshot(HERO_RULES, world.setup, encodeSnapshot(world));
    return { told: settle(guess, guess.own[OWN.seed]!), eyes: settle(world, word()) };
  });
  const right = runs.filter(({ told, eyes }) => told === eyes).length;
  expect(Math.abs(right - 100)).toBeLessThan(45);
});
