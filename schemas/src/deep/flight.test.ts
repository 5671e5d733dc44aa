import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EVENTS } from "../arena/events.ts";
import { anyInput } from "../arena/play.fixture.ts";
import { play } from "../arena/play-ticks.fixture.ts";
import { playRecording, type Recording } from "../arena/recording.ts";
import { OUTCOMES } from "../arena/rules.ts";
import { checksum } from "../arena/snapshot.ts";
import { countTaken } from "../arena/table.ts";
import { toPx } from "../arena/units.ts";
import type { World } from "../arena/world.ts";
import { fly, SKILLS } from "./bots.fixture.ts";
import { DEEP_EVENTS } from "./events.ts";
import { HEART } from "./flight.ts";
import { ENDS, gemsIn, OWN } from "./own.ts";
import { ALL_GEMS, put, visit } from "./play.fixture.ts";
import { resultOf } from "./result.ts";
import { DEEP_ORDERS } from "./rules.ts";
import { MODES } from "./setup.ts";
import { DEEP, easeAfter, paceOf } from "./tuning.ts";
import { viewDeep } from "./view.ts";

const SAFE = { hp: 10_000 };
const shotsOf = ({ shots }: World): number => countTaken(shots);

describe("a flight ends", () => {
  test("survived, as the door reopens after 75 s", () => {
    const world = visit({}, SAFE);
    play(world, DEEP.ticks - 1);
    expect([DEEP.ticks, world.own[OWN.end]]).toEqual([75 * 20, 0]);
    const events = play(world, 1);
    expect(viewDeep(world)).toMatchObject({ end: ENDS.survived, left: 0 });
    expect(world.clock.outcome[0]).toBe(OUTCOMES.won);
    expect(events).toContainEqual(expect.objectContaining({ code: DEEP_EVENTS.ended, value: ENDS.survived }));
    expect(resultOf(world)).toMatchObject({ outcome: "success", reason: "survived", seconds: 75 });
  });

  test("fallen, when no health is left, and nothing flies on", () => {
    const world = visit({}, { hp: 8 });
    play(world, 600);
    expect([world.own[OWN.end], world.clock.outcome[0]]).toEqual([ENDS.fallen, OUTCOMES.lost]);
    expect(shotsOf(world)).toBe(0);
    expect(resultOf(world)).toMatchObject({ outcome: "fail", reason: "fallen" });
  });

  test("left, by the room's order", () => {
    const world = visit();
    play(world, 5, {}, [{ code: DEEP_ORDERS.leave, value: 0 }]);
    expect(resultOf(world)).toMatchObject({ outcome: "fail", reason: "left", seconds: 0 });
  });

  test("gathered, where the door is open already and the last diamond that was missing was taken", () => {
    const world = visit({ open: true, missing: 0b100 }, SAFE);
    play(world, DEEP.gem.every + 1);
    put(world, { x: toPx(world.pickups.x[0]!), y: toPx(world.pickups.y[0]!) });
    play(world, 3);
    expect(resultOf(world)).toMatchObject({ outcome: "success", reason: "gathered", gems: [3] });
  });

  test("and who has them all flies to the end", () => {
    const world = visit({ open: true, missing: 0 }, SAFE);
    play(world, DEEP.ticks - 1);
    expect(world.own[OWN.end]).toBe(0);
    play(world, 1);
    expect(resultOf(world)).toMatchObject({ reason: "survived", gems: [] });
  });

  test("never in a world in which one only walks, but for a new one after a while", () => {
    const world = visit({ mode: MODES.walk });
    play(world, 2_000);
    expect([world.own[OWN.end], shotsOf(world), world.clock.outcome[0]]).toEqual([0, 0, OUTCOMES.running]);
    expect(viewDeep(world)).toMatchObject({ isFlight: false, stage: 0 });
    expect(() => resultOf(world)).toThrow(RangeError);
    play(world, DEEP.walk);
    expect(world.clock.outcome[0]).toBe(OUTCOMES.won);
  });
});

test("its three stages are of 25 s each, and the large eye joins in the last", () => {
  const world = visit({}, SAFE);
  const stages = play(world, DEEP.ticks).flatMap(({ code, value }, index) =>
    code === DEEP_EVENTS.stage ? [[value, index] as const] : [],
  );
  expect(stages.map(([stage]) => stage)).toEqual([1, 2, 3]);
  expect(DEEP.stages.map(({ from }) => from / 20)).toEqual([0, 25, 50]);
  const late = visit({}, SAFE);
  play(late, 1_000);
  expect(late.mobs.last[HEART]).toBe(0);
  play(late, 450);
  expect(late.mobs.last[HEART]).toBeGreaterThan(0);
});

test("who stands still is hit for 8, and falls before the first stage is over", () => {
  const world = visit();
  const hits = play(world, 500).filter(({ code }) => code === EVENTS.hurt);
  expect(new Set(hits.slice(0, -1).map(({ value }) => value))).toEqual(new Set([8]));
  expect(world.own[OWN.end]).toBe(ENDS.fallen);
});

test("there are never more shots than can be read", () => {
  const world = visit({ calm: true, ease: 3 }, SAFE);
  let most = 0;
  for (let tick = 0; tick < DEEP.ticks - 1; tick += 1) {
    play(world, 1);
    most = Math.max(most, shotsOf(world));
  }
  expect(most).toBeGreaterThan(20);
  expect(most).toBeLessThanOrEqual(60);
});

describe("diamonds", () => {
  const gemEvents = (world: World, ticks: number) =>
    play(world, ticks).filter(({ code }) => code === DEEP_EVENTS.gem);

  test("come every 3.5 s, each in the hall and away from the last one", () => {
    const events = gemEvents(visit({}, SAFE), DEEP.ticks);
    expect(events.map(({ value }) => value)).toEqual(gemsIn(ALL_GEMS));
    const { floor, gem } = DEEP;
    for (const [index, { x, y }] of events.entries()) {
      const at = { x: toPx(x), y: toPx(y) };
      expect(at.x).toBeGreaterThanOrEqual(floor.x + gem.margin);
      expect(at.x).toBeLessThanOrEqual(floor.x + floor.width - gem.margin);
      expect(at.y).toBeGreaterThanOrEqual(floor.y + gem.margin);
      const last = events[index - 1];
      if (last) expect(Math.hypot(toPx(last.x) - at.x, toPx(last.y) - at.y)).toBeGreaterThan(120);
    }
  });

  test("are only those that the player has not got yet", () => {
    const missing = (1 << 1) | (1 << 18);
    const world = visit({ missing }, SAFE);
    expect(gemEvents(world, DEEP.ticks).map(({ value }) => value)).toEqual([2, 19]);
  });

  test("are taken within reach, and go out again", () => {
    const world = visit({}, SAFE);
    play(world, DEEP.gem.every);
    expect(countTaken(world.pickups)).toBe(1);
    put(world, { x: toPx(world.pickups.x[0]!) + 30, y: toPx(world.pickups.y[0]!) });
    const taken = play(world, 1).filter(({ code }) => code === EVENTS.picked);
    expect(taken).toMatchObject([{ value: 1 }]);
    expect(viewDeep(world).taken).toEqual([1]);
    play(world, DEEP.gem.every - 1);
    expect(countTaken(world.pickups)).toBe(1);
    put(world, { x: 480, y: 690 });
    play(world, DEEP.gem.life);
    expect(world.pickups.value).not.toContain(2);
  });
});

test("from the third loss on shots are slower by a tenth each, at most by three, and slowest in calm mode", () => {
  expect([0, 1, 2, 3, 4, 5, 9].map(easeAfter)).toEqual([0, 0, 0, 1, 2, 3, 3]);
  const speeds = [0, 1, 2, 3].map((ease) => paceOf({ calm: false, ease }));
  expect(speeds).toEqual([100, 90, 80, 70]);
  expect(paceOf({ calm: true, ease: 0 })).toBe(65);
  const speed = (how: { calm?: boolean; ease?: number }) => {
    const world = visit(how, SAFE);
    play(world, DEEP.first + DEEP.warn + 2);
    const row = world.shots.kind.findIndex((kind) => kind !== 0);
    return Math.hypot(world.shots.speedX[row]!, world.shots.speedY[row]!);
  };
  expect(speed({ ease: 3 }) / speed({})).toBeCloseTo(0.7, 1);
  expect(speed({ calm: true }) / speed({})).toBeCloseTo(0.65, 1);
});

test("whatever is pressed, the same recording gives the same world", () => {
  const recording = fc.record({
    spans: fc.array(fc.record({ input: anyInput, ticks: fc.integer({ min: 1, max: 60 }) }), {
      maxLength: 30,
    }),
    words: fc.array(fc.nat(), { minLength: 95, maxLength: 95 }),
    orders: fc.constant([]),
  });
  fc.assert(
    fc.property(recording, fc.boolean(), (recorded, calm) => {
      const [one, other] = [visit({ calm }), visit({ calm })];
      playRecording(one, recorded as unknown as Recording);
      playRecording(other, recorded as unknown as Recording);
      expect(checksum(one)).toBe(checksum(other));
      const { x, y } = { x: toPx(one.player.x[0]!), y: toPx(one.player.y[0]!) };
      expect(x >= DEEP.floor.x && x <= DEEP.floor.x + DEEP.floor.width).toBe(true);
      expect(y >= DEEP.floor.y && y <= DEEP.porch.y + DEEP.porch.height).toBe(true);
    }),
    { numRuns: 40 },
  );
});

test("chance decides which eyes fire and where diamonds lie", () => {
  const [one, other] = [11, 12].map((seed) => fly({ seed, skill: SKILLS.ace }));
  expect(one!.recording.spans).not.toEqual(other!.recording.spans);
});
