import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { beginAttack } from "../arena/attacks.ts";
import { EVENTS } from "../arena/events.ts";
import { anyInput } from "../arena/play.fixture.ts";
import { play } from "../arena/play-ticks.fixture.ts";
import { playRecording, type Recording } from "../arena/recording.ts";
import { OUTCOMES } from "../arena/rules.ts";
import { checksum } from "../arena/snapshot.ts";
import { toPx } from "../arena/units.ts";
import { MOVES } from "./content.ts";
import { BOSS_EVENTS } from "./events.ts";
import { GOLEM } from "./golem.ts";
import { ENDS, OWN } from "./own.ts";
import { beside, fight, put, putGolem, tame, weaken, weekly } from "./play.fixture.ts";
import { BOSS_ORDERS } from "./rules.ts";
import { BOSS } from "./tuning.ts";
import { viewBoss } from "./view.ts";

const SAFE = { hp: 10_000 };

describe("a fight ends", () => {
  test("won, when the golem has no health left", () => {
    const world = tame();
    put(world, beside(0, 80));
    world.mobs.hp[GOLEM] = 1;
    const events = play(world, 2, { attack: true });
    expect([world.own[OWN.end], world.clock.outcome[0]]).toEqual([ENDS.won, OUTCOMES.won]);
    expect(events.filter(({ code }) => code === BOSS_EVENTS.ended)).toMatchObject([{ value: ENDS.won }]);
    expect(viewBoss(world)).toMatchObject({ end: ENDS.won, golem: { hp: 0, hpMax: 1_200, attack: null } });
  });

  test("fallen, when the player has none left, and nothing flies on", () => {
    const world = tame({}, { hp: 10 });
    put(world, beside(0, 60));
    beginAttack(world, GOLEM, MOVES.toss);
    play(world, 40);
    expect([world.own[OWN.end], world.clock.outcome[0]]).toEqual([ENDS.fallen, OUTCOMES.lost]);
    expect(world.hazards.kind.every((kind) => kind === 0)).toBe(true);
  });

  test.each([
    [false, 3_600],
    [true, 4_800],
  ])("after its time, in calm mode (%s) after %i ticks", (calm, ticks) => {
    const world = tame({ calm });
    play(world, ticks - 1);
    expect(world.own[OWN.end]).toBe(0);
    play(world, 1);
    expect([world.own[OWN.end], world.own[OWN.left]]).toEqual([ENDS.time, 0]);
  });

  test("left, when the room says so, and only once", () => {
    const world = tame();
    play(world, 10);
    for (const again of [1, 30])
      play(world, again, { attack: true }, [{ code: BOSS_ORDERS.leave, value: 0 }]);
    expect([world.own[OWN.end], world.own[OWN.left]]).toEqual([ENDS.left, 3_590]);
  });
});

test.each([
  [{}, 2],
  [weekly(4), 3],
])("each phase after the first brings a heart, which gives 25: %o", (how, hearts) => {
  const world = tame(how, SAFE);
  const events = [];
  for (let percent = 100; percent > 0; percent -= 5) {
    world.mobs.hp[GOLEM] = Math.floor((viewBoss(world).golem.hpMax * percent) / 100);
    events.push(...play(world, 1));
  }
  expect(world.own[OWN.hearts]).toBe(hearts);
  expect(events.filter(({ code }) => code === BOSS_EVENTS.phase).map(({ value }) => value)).toEqual(
    Array.from({ length: hearts }, (_, index) => index + 2),
  );
  const row = world.pickups.kind.findIndex((kind) => kind !== 0);
  world.player.hp[0] = 100;
  put(world, { x: toPx(world.pickups.x[row]!), y: toPx(world.pickups.y[row]!) });
  play(world, 1);
  expect(world.player.hp[0]! % BOSS.heart.hp).toBe(0);
  expect(world.player.hp[0]).toBeGreaterThan(100);
});

describe("a close call", () => {
  const around = (way: number, wait: number, move: number): number => {
    const world = tame({}, SAFE);
    put(world, beside(0, way));
    beginAttack(world, GOLEM, move);
    play(world, wait);
    play(world, 30, { pace: 3, move: move === MOVES.roll ? 0 : 64 });
    return world.own[OWN.closeCalls]!;
  };
  test("leaves a stomp in its last five ticks", () => {
    expect(around(90, 16, MOVES.stomp)).toBe(1);
    expect(around(90, 8, MOVES.stomp)).toBe(0);
    expect(around(90, 30, MOVES.stomp)).toBe(0);
  });

  test("leaves the lane of a roll in its last five ticks", () => {
    expect(around(150, 18, MOVES.roll)).toBe(1);
    expect(around(150, 4, MOVES.roll)).toBe(0);
    expect(around(150, 40, MOVES.roll)).toBe(0);
  });

  test("counts for nobody who was just hit", () => {
    const world = tame({}, SAFE);
    world.own[OWN.hurt] = 1;
    world.tally.close[0] = 3;
    play(world, 1);
    expect(world.own[OWN.closeCalls]).toBe(0);
    world.tally.close[0] = 4;
    play(world, 20);
    expect(world.own[OWN.closeCalls]).toBe(0);
    world.tally.close[0] = 5;
    play(world, 1);
    expect(world.own[OWN.closeCalls]).toBe(1);
    world.tally.close[0] = 500;
    play(world, 1);
    expect(world.own[OWN.closeCalls]).toBe(BOSS.close.most);
  });
});

test("what is shown", () => {
  const world = tame();
  weaken(world, 60);
  beginAttack(world, GOLEM, MOVES.sweep);
  play(world, 2);
  expect(viewBoss(world)).toMatchObject({
    hp: 100,
    hpMax: 100,
    golem: { hp: 720, hpMax: 1_200, phase: 2, attack: "sweep", isOpen: false },
    left: 3_598,
    end: 0,
  });
  play(world, BOSS.sweep.warn);
  expect(viewBoss(world).golem).toMatchObject({ attack: null, isOpen: true });
  expect(play(world, BOSS.sweep.recover).filter(({ code }) => code === EVENTS.hurt)).toEqual([]);
  expect(viewBoss(world).golem.isOpen).toBe(false);
});

const spans = fc.array(fc.record({ input: anyInput, ticks: fc.integer({ min: 1, max: 25 }) }), {
  minLength: 1,
  maxLength: 30,
});
const recordingOf = (all: Recording["spans"], seed: number): Recording => ({
  spans: all,
  words: Array.from({ length: 40 }, (_, second) => Math.imul(seed + second, 0x9e3779b1) >>> 0),
  orders: [],
});

test("whatever the player does, both stay in the circle and the same recording gives the same world", () => {
  fc.assert(
    fc.property(
      spans,
      fc.integer(),
      fc.constantFrom({}, weekly(4)),
      fc.integer({ min: 1, max: 100 }),
      (all, seed, how, health) => {
        const worlds = [0, 1].map(() => {
          const world = fight(how);
          world.mobs.hp[GOLEM] = Math.ceil((viewBoss(world).golem.hpMax * health) / 100);
          putGolem(world, beside(0, 200 - 4 * health));
          playRecording(world, recordingOf(all, seed), undefined, ({ player, mobs }) => {
            for (const { x, y } of [player, mobs]) {
              if (x[0] === 0) continue;
              const way = Math.hypot(toPx(x[0]!) - BOSS.circle.x, toPx(y[0]!) - BOSS.circle.y);
              expect(way).toBeLessThan(BOSS.circle.radius - 14);
            }
          });
          return world;
        });
        expect(checksum(worlds[0]!)).toBe(checksum(worlds[1]!));
      },
    ),
    { numRuns: 40 },
  );
});
