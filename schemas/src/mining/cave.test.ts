import { describe, expect, test } from "vitest";
import { faultsIn } from "../arena/content-check.ts";
import { EVENTS } from "../arena/events.ts";
import { play } from "../arena/play-ticks.fixture.ts";
import { OUTCOMES } from "../arena/rules.ts";
import { findBreach } from "../arena/telegraph-law.ts";
import { px } from "../arena/units.ts";
import { isFree } from "../maps/collision.ts";
import type { Point } from "../maps/map.ts";
import { mine } from "../places/maps.fixture.ts";
import { PLACES } from "../places/registry.ts";
import { COLOURS } from "../wallet/colours.ts";
import { depthAt } from "./cave.ts";
import { MINING_EVENTS } from "./events.ts";
import { OWN } from "./own.ts";
import { below, expedition, RULES } from "./play.fixture.ts";
import { MINING_ORDERS } from "./rules.ts";
import { DEPTHS, MINING } from "./tuning.ts";

const [SPRING] = mine.springs as [Point];
/** Places of each depth where somebody stands in the open. */
const OPEN: readonly Point[] = [
  { x: 800, y: 300 },
  { x: 800, y: 480 },
  { x: 800, y: 880 },
];
const announced = (events: readonly { code: number }[]) =>
  events.filter(({ code }) => code === EVENTS.announced).length;

describe("the map", () => {
  test("is of the size and has the veins of the spec", () => {
    expect([mine.width, mine.height, PLACES.mine.players]).toEqual([1_600, 1_100, 8]);
    expect(mine.veins.map(({ number }) => number)).toEqual(mine.veins.map((_, index) => index + 1));
    for (const colour of COLOURS) expect(mine.veins.filter((vein) => vein.colour === colour)).toHaveLength(6);
    for (let depth = 1; depth <= DEPTHS; depth += 1)
      for (const colour of COLOURS)
        expect(
          mine.veins.filter((vein) => depthAt(mine, vein) === depth && vein.colour === colour),
        ).toHaveLength(2);
    expect(mine.springs).toHaveLength(1);
  });

  test("has a place below each vein from where it is struck", () => {
    for (const { number } of mine.veins) {
      const { x, y } = below(number);
      expect(isFree(mine, x, y, 16), `vein ${number}`).toBe(true);
    }
  });
});

describe("rocks", () => {
  test("keep the telegraph law below each vein, in the open and in corners, also in calm mode", () => {
    const corners = [
      { x: 62, y: 1_038 },
      { x: 1_538, y: 1_038 },
      { x: 62, y: 114 },
    ];
    const places = [...mine.veins.map(({ number }) => below(number)), ...OPEN, SPRING, ...corners];
    for (const at of places) {
      const free = isFree(mine, at.x, at.y, 16) ? at : { x: at.x, y: at.y + 50 };
      for (const calm of [false, true])
        for (const seed of [1, 2, 3]) {
          const world = expedition({ at: free, calm });
          world.own[OWN.rock] = 1;
          expect(
            findBreach(world, (second) => seed * 7_919 + second),
            `${at.x}, ${at.y}`,
          ).toBeNull();
        }
    }
  });

  test.each([
    [1, 50],
    [2, 32],
    [3, 26],
  ])("at depth %i one in %i ticks", (depth, every) => {
    const world = expedition({
      at: OPEN[depth - 1]!,
      stats: { hp: 10_000, damage: 1, speed: 0, reach: 0, dash: 0 },
    });
    play(world, MINING.rock.first);
    expect(announced(play(world, every * 20))).toBe(20);
  });

  test("none falls while the connection is lost", () => {
    const world = expedition({ at: OPEN[2]! });
    play(world, 1, {}, [{ code: MINING_ORDERS.away, value: 1 }]);
    expect(announced(play(world, 600))).toBe(0);
    play(world, 1, {}, [{ code: MINING_ORDERS.away, value: 0 }]);
    expect(announced(play(world, 100))).toBeGreaterThan(1);
  });

  test("calm mode warns 1.6 times as long", () => {
    const warned = (calm: boolean) => {
      const world = expedition({ at: OPEN[2]!, calm });
      return play(world, 80).find(({ code }) => code === EVENTS.announced)?.value;
    };
    expect([warned(false), warned(true)]).toEqual([18, 29]);
  });
});

describe("the spring", () => {
  test("heals once in 30 s whoever is hurt and near, up to the full", () => {
    const world = expedition({ at: { x: SPRING.x, y: SPRING.y + 40 } });
    world.own[OWN.away] = 1;
    play(world, 10);
    expect(world.own[OWN.spring]).toBe(0);
    world.player.hp[0] = 50;
    const [healed] = play(world, 1).filter(({ code }) => code === MINING_EVENTS.spring);
    expect(healed).toMatchObject({ value: 20 });
    expect(world.player.hp[0]).toBe(70);
    play(world, 599);
    expect(world.player.hp[0]).toBe(70);
    play(world, 2);
    expect(world.player.hp[0]).toBe(90);
    world.own[OWN.spring] = 0;
    play(world, 1);
    expect(world.player.hp[0]).toBe(100);
  });

  test("doesn't from afar", () => {
    const world = expedition({ at: { x: SPRING.x, y: SPRING.y + 70 } });
    world.player.hp[0] = 50;
    play(world, 5);
    expect(world.player.hp[0]).toBe(50);
  });
});

describe("an expedition", () => {
  test("begins where the player stands, with its health", () => {
    const { player } = expedition({ at: { x: 333, y: 444 }, mastery: 7 });
    expect([player.x[0], player.y[0], player.hp[0], player.hpMax[0]]).toEqual([px(333), px(444), 125, 125]);
  });

  test("is won after 180 s, and by leaving", () => {
    const world = expedition({ at: OPEN[0]! });
    world.own[OWN.away] = 1;
    play(world, MINING.expedition);
    expect(world.clock.outcome[0]).toBe(OUTCOMES.running);
    play(world, 1);
    expect(world.clock.outcome[0]).toBe(OUTCOMES.won);
    const other = expedition();
    play(other, 1, {}, [{ code: MINING_ORDERS.leave, value: 0 }]);
    expect(other.clock.outcome[0]).toBe(OUTCOMES.won);
  });

  test("is lost where no health is left", () => {
    const world = expedition({ at: OPEN[2]!, stats: { hp: 12, damage: 1, speed: 0, reach: 0, dash: 0 } });
    for (let tick = 0; tick < 600 && world.player.hp[0]! > 0; tick += 1) play(world, 1);
    play(world, 1);
    expect(world.clock.outcome[0]).toBe(OUTCOMES.lost);
  });
});

test("the content holds together", () => expect(faultsIn(RULES)).toEqual([]));

test("a place is as deep as the zone that it lies in, from its left and upper edge on, and else as the entrance", () => {
  const depths = [{ kind: "rect", depth: 3, x: 100, y: 50, width: 10, height: 20 }] as const;
  const at = (x: number, y: number) => depthAt({ depths }, { x, y });
  for (const [x, y] of [
    [100, 50],
    [109, 69],
  ] as const)
    expect(at(x, y), `${x}, ${y}`).toBe(3);
  for (const [x, y] of [
    [99, 50],
    [110, 50],
    [100, 49],
    [100, 70],
  ] as const)
    expect(at(x, y), `${x}, ${y}`).toBe(1);
});
