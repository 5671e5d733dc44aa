import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EVENTS, eventsOf } from "../arena/events.ts";
import { spawnMob } from "../arena/mobs.ts";
import { anyInput } from "../arena/play.fixture.ts";
import { play } from "../arena/play-ticks.fixture.ts";
import { checksum, decodeSnapshot, encodeSnapshot } from "../arena/snapshot.ts";
import { step } from "../arena/step.ts";
import { countTaken } from "../arena/table.ts";
import { toPx } from "../arena/units.ts";
import type { World } from "../arena/world.ts";
import { raise } from "./arsenal.ts";
import { DROPS } from "./content.ts";
import { HERO_EVENTS } from "./events.ts";
import { neededAt } from "./levels.ts";
import { OWN } from "./own.ts";
import { beside, bought, quiet, run } from "./play.fixture.ts";
import { HERO } from "./progress-content.ts";
import { resultOf } from "./result.ts";
import { HERO_ORDERS, HERO_RULES } from "./rules.ts";
import { heroSetup, runOf } from "./setup.ts";
import { FAMILIES, mobOf, RUN } from "./tuning.ts";
import { viewHero } from "./view.ts";

const immortal = (world: World): World => {
  world.player.hp[0] = world.player.hpMax[0] = 1_000_000;
  return world;
};

/** A world that is played at a minute of its own, with all weapons of a level. */
function crowded(minute: number, level: number, how = {}): World {
  const world = immortal(quiet(how, RUN.minute * minute + 2));
  world.own[OWN.due] = 0;
  for (const family of ["sword", "staff", "bomb", "laser"] as const) raise(world, family, level);
  return world;
}

test.each([
  ["small-robot", 0, { hp: 80, damage: 100, speed: 230 }],
  ["engineer", 0, { hp: 100, damage: 100, speed: 200 }],
  ["engineer", 5, { hp: 130, damage: 115, speed: 220 }],
  ["android-bot", 0, { hp: 120, damage: 100, speed: 190 }],
  ["super-bot", 10, { hp: 170, damage: 140, speed: 252 }],
] as const)("%s with power-ups at %i", (character, level, player) => {
  const setup = heroSetup({ character, powerUps: bought(level), calm: level === 5 });
  expect(setup.player).toMatchObject(player);
  expect(runOf(setup)).toMatchObject({ character, calm: level === 5 });
});

test("a setup that names no character is refused", () => {
  expect(() => runOf({ options: [7, 0, 3, 0] })).toThrow(RangeError);
});

test("an Android bot gets health back every 5 s, and no other", () => {
  for (const [character, healed] of [
    ["android-bot", 2],
    ["engineer", 0],
  ] as const) {
    const world = quiet({ character });
    world.player.hp[0] = 50;
    play(world, 200);
    expect(world.player.hp[0]).toBe(50 + healed);
  }
});

describe("what falls", () => {
  test("leaves experience that flies to who is near, and rises the level with an offer of cards", () => {
    const world = quiet();
    raise(world, "sword", 5);
    for (let mob = 0; mob < neededAt(1); mob += 1)
      spawnMob(world, mobOf("bolt-bug"), ...beside(world, 60 + mob * 4), 1);
    play(world, 60);
    expect(world.tally.kills[0]).toBe(neededAt(1));
    expect(world.own[OWN.experience]).toBe(neededAt(1));
    expect(world.own[OWN.level]).toBe(2);
    expect(viewHero(world).cards).not.toBeNull();
  });

  test("an elite leaves a chest with coins and an offer", () => {
    const world = quiet();
    raise(world, "spear", 5);
    const [x, y] = beside(world, 100);
    world.own[OWN.bosses] = 1;
    spawnMob(world, mobOf("elite"), x, y, 1);
    play(world, 3);
    expect(world.own[OWN.bosses]).toBe(0);
    const chest = world.pickups.kind.indexOf(DROPS.chest + 1);
    expect(chest).toBeGreaterThanOrEqual(0);
    const coins = world.own[OWN.coins]!;
    [world.player.x[0], world.player.y[0]] = [world.pickups.x[chest]!, world.pickups.y[chest]!];
    play(world, 2);
    expect(world.own[OWN.coins]).toBe(coins + HERO.coins.elite);
    expect(viewHero(world).cards).not.toBeNull();
  });

  test("with the ground full nothing of it is lost", () => {
    const world = immortal(quiet());
    raise(world, "sword", 5);
    world.pickups.kind.fill(DROPS.heart + 1);
    world.pickups.life.fill(10_000);
    world.own[OWN.gained] = -1_000;
    spawnMob(world, mobOf("crate-crab"), ...beside(world, 60), 1);
    play(world, 20);
    expect(world.own[OWN.experience]).toBe(RUN.mobs["crate-crab"].experience);
  });
});

describe("the end", () => {
  test("no health: fallen, and nothing threatens any more", () => {
    const world = quiet();
    world.player.hp[0] = 1;
    spawnMob(world, mobOf("crate-crab"), ...beside(world, 20));
    play(world, 5);
    expect(resultOf(world)).toMatchObject({ outcome: "fail", reason: "fallen", hp: 0 });
    const sum = world.own.slice();
    play(world, 50, { pace: 3, choice: 1 });
    expect([...world.own]).toEqual([...sum]);
  });

  test("ten minutes: cleared, with the coins and points of it", () => {
    const world = quiet({}, RUN.ticks - 1);
    world.player.hp[0] = 70;
    world.own[OWN.golem] = 1;
    const [last] = play(world, 1).filter(({ code }) => code === HERO_EVENTS.ended);
    expect(last).toBeDefined();
    expect(resultOf(world)).toEqual({
      ...{ outcome: "success", reason: "cleared", seconds: 600, kills: 0, coins: HERO.coins.clear },
      ...{ level: 1, prisms: 0, golem: true, hp: 70, score: 6_000 + 2_000 + 350 },
      ...{ character: "engineer", calm: false },
    });
  });

  test("who leaves gets no points for health, also while cards are shown", () => {
    const world = run();
    play(world, 3);
    play(world, 1, {}, [{ code: HERO_ORDERS.leave, value: 0 }]);
    expect(resultOf(world)).toMatchObject({ outcome: "fail", reason: "left", hp: 100, score: 0, seconds: 0 });
  });
});

describe("waves", () => {
  test.each([0, 3, 6, 9])(
    "of minute %i: as many as the table says, out of sight, and never more than its cap",
    (minute) => {
      const world = crowded(minute, 1);
      world.player.damage[0] = 0;
      const { mobs, player } = world;
      const { cap, rate } = RUN.minutes[minute]!;
      const known = new Set<number>();
      for (let tick = 0; tick < 400; tick += 1) {
        play(world, 1);
        for (let mob = 0; mob < mobs.capacity; mob += 1) {
          if (mobs.kind[mob] === 0 || known.has(mob)) continue;
          known.add(mob);
          const far = Math.hypot(toPx(mobs.x[mob]! - player.x[0]!), toPx(mobs.y[mob]! - player.y[0]!));
          expect(far).toBeGreaterThan(RUN.spawn.near - 20);
          expect(far).toBeLessThan(RUN.spawn.far + 20);
        }
        expect(countTaken(mobs)).toBeLessThanOrEqual(cap);
      }
      expect(Math.abs(known.size - Math.min(cap, rate * 2))).toBeLessThanOrEqual(2);
    },
  );

  test("who runs away is met again: nobody stays behind", () => {
    const world = crowded(2, 1);
    play(world, 600, { pace: 3, move: 17 });
    const { mobs, player, field } = world;
    const short = (way: number) => Math.min(Math.abs(way), field.width - Math.abs(way));
    for (let mob = 0; mob < mobs.capacity; mob += 1)
      if (mobs.kind[mob] !== 0) {
        const far = Math.hypot(short(mobs.x[mob]! - player.x[0]!), short(mobs.y[mob]! - player.y[0]!));
        expect(toPx(far)).toBeLessThan(RUN.spawn.stray + 20 * 20);
      }
  });

  test("elites come at their minutes, the golem at 9:00, and each once", () => {
    const world = immortal(quiet({}, 1));
    world.player.damage[0] = 0;
    const came: [number, number][] = [];
    for (let minute = 0; minute < 10; minute += 1) {
      world.own[OWN.time] = Math.max(1, minute * RUN.minute);
      for (const event of play(world, 30))
        if (event.code === HERO_EVENTS.boss) came.push([minute, world.mobs.hp[event.subject]!]);
    }
    expect(came).toEqual([
      [2, 400],
      [4, 900],
      [6, 1_700],
      [8, 2_800],
      [9, 2_500],
    ]);
    expect(world.own[OWN.bosses]).toBe(5);
  });

  test("calm: the same mobs are slower, the same strikes as hard", () => {
    const [plain, calm] = [false, true].map((each) => {
      const world = quiet({ calm: each }, RUN.minute * 3);
      const mob = spawnMob(world, mobOf("wisp"), ...beside(world, 500), 50);
      play(world, 20);
      return world.player.x[0]! + 8_000 - world.mobs.x[mob]!;
    });
    expect(calm! / plain!).toBeGreaterThan(0.7);
    expect(calm! / plain!).toBeLessThan(0.78);
  });
});

describe("whatever is pressed", () => {
  const inputs = fc.array(fc.record({ input: anyInput, ticks: fc.integer({ min: 1, max: 40 }) }), {
    minLength: 1,
    maxLength: 12,
  });
  const starts = fc.record({
    minute: fc.integer({ min: 0, max: 9 }),
    level: fc.integer({ min: 1, max: 5 }),
    calm: fc.boolean(),
    seed: fc.integer({ min: 1, max: 0x7fff_ffff }),
  });

  test("worlds stay within their bounds, sums add up, and a snapshot goes on as its world does", () => {
    fc.assert(
      fc.property(starts, inputs, ({ minute, level, calm, seed }, spans) => {
        const world = crowded(minute, level, { calm });
        const sums = { coins: 0, experience: 0, kills: 0, taken: 0 };
        let copy: World | null = null;
        for (const [index, { input, ticks }] of spans.entries()) {
          if (index === spans.length >> 1)
            copy = decodeSnapshot(HERO_RULES, world.setup, encodeSnapshot(world));
          for (let tick = 0; tick < ticks; tick += 1) {
            const at = world.clock.tick[0]!;
            const frame = { input, word: at % 20 === 0 ? seed + at : undefined, orders: [] };
            const before = world.own[OWN.coins]!;
            step(world, frame);
            if (copy) step(copy, frame);
            for (const { code, value, subject } of eventsOf(world.events)) {
              if (code === HERO_EVENTS.coin) sums.coins += value;
              if (code === EVENTS.fell) sums.kills += 1;
              if (code === EVENTS.picked && subject === DROPS.chest + 1) sums.coins += HERO.coins.elite;
            }
            expect(world.own[OWN.coins]).toBeGreaterThanOrEqual(before);
          }
        }
        const { own, player, field, mobs } = world;
        const view = viewHero(world);
        expect(copy && checksum(copy)).toBe(copy && checksum(world));
        expect(own[OWN.coins]! - sums.coins).toBeGreaterThanOrEqual(0);
        expect((own[OWN.coins]! - sums.coins) % RUN.cards.coins).toBe(0);
        expect(resultOf(world).kills).toBe(sums.kills);
        for (const at of [player.x[0]!, player.y[0]!]) {
          expect(at).toBeGreaterThanOrEqual(0);
          expect(at).toBeLessThan(field.width);
        }
        expect(countTaken(mobs)).toBeLessThanOrEqual(RUN.minutes[view.minute]!.cap);
        expect(view.weapons.every((each) => each.level >= 1 && each.level <= 5)).toBe(true);
        expect(new Set(view.weapons.map(({ colour }) => colour)).size).toBe(view.weapons.length);
        expect(view.experience.gained).toBeLessThan(view.experience.needed);
        // The chance of cards is any word at all; all others are counts.
        const counted = own.filter((_, at) => at !== OWN.seed);
        expect(counted.every((word) => Math.abs(word) < 2_000_000_000)).toBe(true);
        expect(FAMILIES).toHaveLength(9);
      }),
      { numRuns: 8 },
    );
  });
});
