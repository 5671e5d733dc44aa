import { expect, test } from "vitest";
import { beginAttack } from "../arena/attacks.ts";
import { faultsIn } from "../arena/content-check.ts";
import { EVENTS } from "../arena/events.ts";
import { play } from "../arena/play-ticks.fixture.ts";
import { findBreach } from "../arena/telegraph-law.ts";
import type { Point } from "../maps/map.ts";
import { attackOf } from "./content.ts";
import { HEART } from "./flight.ts";
import { OWN } from "./own.ts";
import { put, visit } from "./play.fixture.ts";
import { DEEP_RULES } from "./rules.ts";
import { DEEP } from "./tuning.ts";

const STRONG = { hp: 10_000, dash: 0 };
const { floor, eyes } = DEEP;
/** In the middle, beside the large eye, under a small one, in a corner, at a wall, and in the porch. */
const PLACES: readonly Point[] = [
  { x: 480, y: 405 },
  { x: 520, y: 380 },
  { x: eyes[0]![0], y: eyes[0]![1] },
  { x: floor.x + 18, y: floor.y + 18 },
  { x: floor.x + floor.width - 18, y: 400 },
  { x: 480, y: DEEP.porch.y + 24 },
];

test("the content holds together", () => expect(faultsIn(DEEP_RULES)).toEqual([]));

test("every shot is slower than somebody who walks", () => {
  for (const { speed } of DEEP_RULES.shots) {
    expect(speed).toBeLessThanOrEqual(160);
    expect(speed).toBeGreaterThan(40);
  }
  for (const { speed } of DEEP.stages) expect(speed).toBeGreaterThanOrEqual(110);
});

test.each(DEEP.stages.map(({ name }, stage) => [name, stage + 1] as const))(
  "%s keeps the telegraph law, from any eye and wherever the player stands",
  (_, stage) => {
    for (const [index, place] of PLACES.entries())
      for (const eye of [0, 4, HEART]) {
        const world = visit({}, STRONG);
        world.own[OWN.beat] = 10_000;
        put(world, place);
        beginAttack(world, eye, attackOf(stage, { calm: false, ease: 0 }));
        const breach = findBreach(world, (second) => (index + 1) * 7_919 + second);
        expect(breach, `eye ${eye}, player ${place.x}, ${place.y}`).toBeNull();
      }
  },
);

test.each([
  [0, PLACES[3]!],
  [500, PLACES[4]!],
  [1_000, PLACES[0]!],
])(
  "from tick %i on there is a way through all that follows on each other for half a minute",
  (from, place) => {
    const world = visit({}, STRONG);
    world.own[OWN.left] = DEEP.ticks - from;
    world.own[OWN.beat] = 2;
    put(world, place);
    expect(findBreach(world, (second) => (from + 1) * 104_729 + second)).toBeNull();
  },
);

test("a shot hits whoever stays after its warning, and not before", () => {
  const world = visit({}, STRONG);
  world.own[OWN.beat] = 10_000;
  put(world, { x: eyes[0]![0] + 60, y: eyes[0]![1] });
  beginAttack(world, 0, attackOf(1, { calm: false, ease: 0 }));
  expect(play(world, DEEP.warn).filter(({ code }) => code === EVENTS.hurt)).toEqual([]);
  const [hit] = play(world, 20).filter(({ code }) => code === EVENTS.hurt);
  expect(hit).toMatchObject({ value: DEEP.damage });
});
