import { expect, test } from "vitest";
import { MINING_EVENTS } from "./events.ts";
import { OWN, strikesOf } from "./own.ts";
import { expedition, give, play } from "./play.fixture.ts";

const STRIKE = { attack: true };

test("a perfect strike counts double: two let a vein burst", () => {
  const world = expedition();
  play(world, 12, {}, [give(1)]);
  expect(play(world, 1, STRIKE).map(({ code }) => code)).toContain(MINING_EVENTS.perfect);
  play(world, 11);
  const events = play(world, 1, STRIKE);
  expect(events).toContainEqual(expect.objectContaining({ code: MINING_EVENTS.burst, subject: 1, value: 2 }));
  expect(strikesOf(world)).toEqual([1, 0]);
  expect([world.own[OWN.vein], world.own[OWN.burst], world.own[OWN.last]]).toEqual([0, 1, 1]);
});
