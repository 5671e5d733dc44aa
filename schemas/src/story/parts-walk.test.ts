import { describe, expect, test } from "vitest";
import type { Target } from "./interact.ts";
import { PARTS, type Part, type Step } from "./parts.ts";
import { Reactions } from "./reaction.ts";
import { type Walk, walk } from "./walk.fixture.ts";
import {
  closingDoors,
  costlyMistakes,
  deadEnds,
  goneGoals,
  idleHands,
  lostGems,
  unfinished,
  wrongGifts,
} from "./walk-rules.fixture.ts";
import { type World, worldOf } from "./walk-world.fixture.ts";

/** Visits that are walked where chance draws something. */
const ATTEMPTS = ["one", "two", "three"];

/** The experience that a walked part pays, by the key of what pays it. */
const experienceIn = ({ nodes }: Walk) =>
  new Map(
    [...nodes.values()]
      .flatMap(({ moves }) => moves.map(({ effects }) => effects.grant))
      .flatMap((grant) => (grant?.experience ? [[grant.key, grant.experience] as const] : [])),
  );

/** The longest that the walk of a part may take on a busy machine, ms: a part may have a hundred thousand states. */
const WALK_MAX = 240_000;

test.each([...PARTS])(
  "%s can be played to its end from wherever one gets, and after it; an act pays its experience once, by its number",
  (name, part) => {
    const attempts = Object.keys(part.draws).length > 0 ? ATTEMPTS : ATTEMPTS.slice(0, 1);
    for (const attempt of attempts)
      for (const others of [false, true]) {
        const walked = walk(worldOf(name, part, attempt, others));
        expect(deadEnds(walked)).toEqual([]);
        expect(idleHands(walked)).toEqual([]);
        expect(goneGoals(walked)).toEqual([]);
        expect(closingDoors(walked)).toEqual([]);
        expect(costlyMistakes(walked)).toEqual([]);
        expect(wrongGifts(walked)).toEqual([]);
        expect(unfinished(walked)).toEqual([]);
        expect(lostGems(walked)).toEqual([]);
        if (part.kind === "main")
          expect([...experienceIn(walked).values()]).toEqual([300 * Number(part.mission.replace("act", ""))]);
      }
  },
  WALK_MAX,
);

/** A small house: a key in the hall opens the cellar, where somebody wants a lamp that stands in the hall. */
const thing = (name: string, reactions: unknown[], also: Partial<Target> = {}): Target => ({
  name: `village/${name}`,
  requires: "",
  otherwise: null,
  reactions: Reactions.parse(reactions),
  ...also,
});
const KEY = thing("key", [{ id: "take", set: { "session.key": 1 } }], { gone: "session.key|done.house" });
const LAMP = thing("lamp", [{ id: "take", add: { "session.item.lamp": 1 } }], {
  gone: "session.item.lamp|done.house",
});
const GEM = thing("gem", [{ id: "take", set: { "gem.house.1": 1 }, grant: { diamonds: 4 } }], {
  gone: "gem.house.1",
});
const HOST = thing("host", [
  { id: "end", when: "done.house" },
  {
    id: "thanks",
    when: "session.item.lamp",
    set: { "done.house": 1 },
    grant: { diamonds: 20 },
  },
  { id: "dark" },
]);
const PART: Part = {
  mission: "act1",
  kind: "main",
  done: "done.house",
  gems: { count: 1, diamonds: 4 },
  gift: 20,
  draws: {},
  stars: [],
  steps: [],
};
const house = (hall: Target[], cellar: Target[], gate = "session.key|done.house"): Walk => {
  const world: World = {
    part: PART,
    places: new Map([
      ["village", { gate: "", doors: ["lake"], targets: hall }],
      ["lake", { gate, doors: ["village"], targets: cellar }],
    ]),
    pickups: new Set([...hall, ...cellar].filter(({ gone }) => gone).map(({ name }) => name)),
    entrances: ["village"],
    hinter: null,
    before: {},
    attempt: "one",
  };
  return walk(world);
};

describe("a walk", () => {
  const whole = house([KEY, LAMP], [HOST, GEM]);
  test("finds nothing wrong where nothing is", () => {
    for (const rule of [deadEnds, closingDoors, costlyMistakes, wrongGifts, unfinished, lostGems])
      expect(rule(whole), rule.name).toEqual([]);
    const ends = [...whole.nodes.values()].filter(({ state }) => state.facts["done.house"]);
    expect(
      ends.some(
        ({ path }) => path === "into village, touch village/key, touch village/lamp, touch village/host",
      ),
    ).toBe(true);
    expect(ends.some(({ isStart }) => isStart)).toBe(true);
  });
  test("finds what is needed and isn't there, or behind itself", () => {
    expect(deadEnds(house([KEY], [HOST, GEM]))).not.toEqual([]);
    expect(deadEnds(house([LAMP], [KEY, HOST, GEM]))).not.toEqual([]);
  });
  test("finds an arrow that leads to what is gone", () => {
    const step = (stops: Step["stops"]): Step => ({
      id: "light",
      until: "done.house",
      words: "act:step.light.words",
      ...(stops && { stops }),
      goal: stops ? { place: "lake", object: "host" } : { place: "village", object: "lamp" },
      hint: "act:step.light.hint",
      plain: "act:step.light.plain",
      hand: { say: [] },
    });
    const led = (stops?: Step["stops"]): Walk => ({
      ...whole,
      world: { ...whole.world, part: { ...PART, steps: [step(stops)] } },
    });
    expect(goneGoals(led())).not.toEqual([]);
    const key = { until: "session.key", place: "village", object: "key" };
    expect(goneGoals(led([key, { until: "session.item.lamp", place: "village", object: "lamp" }]))).toEqual(
      [],
    );
  });
  test("finds a thing that can be wasted", () => {
    const bin = thing("bin", [
      { id: "throw", when: "session.item.lamp", set: { "session.item.lamp": 0, "session.wasted": 1 } },
      { id: "empty" },
    ]);
    const once = { ...LAMP, gone: "session.item.lamp|session.wasted|done.house" };
    expect(deadEnds(house([KEY, LAMP, bin], [HOST, GEM]))).toEqual([]);
    expect(deadEnds(house([KEY, once, bin], [HOST, GEM]))).not.toEqual([]);
  });
  test("finds a door that closes again, or is closed to who comes back", () => {
    const lock = thing("lock", [
      { id: "shut", when: "session.key", set: { "session.key": 0 } },
      { id: "no" },
    ]);
    expect(closingDoors(house([KEY, LAMP, lock], [HOST, GEM]))).not.toEqual([]);
    expect(unfinished(house([KEY, LAMP], [HOST, GEM], "session.key"))).not.toEqual([]);
  });
  test("finds a wrong answer that takes something", () => {
    const riddle = (wrong: object) =>
      thing("riddle", [
        {
          id: "ask",
          puzzle: { kind: "vending", coins: 11, amount: 20 },
          solved: { set: { "session.key": 1 } },
          wrong,
        },
      ]);
    expect(deadEnds(house([riddle({}), LAMP], [HOST, GEM], "session.key|done.house"))).toEqual([]);
    expect(costlyMistakes(house([riddle({}), LAMP], [HOST, GEM]))).toEqual([]);
    expect(
      costlyMistakes(house([riddle({ set: { "session.item.lamp": 0 } }), LAMP], [HOST, GEM])),
    ).not.toEqual([]);
  });
  test("finds a gift that is paid twice, or left out, and a diamond that is lost", () => {
    const other = thing("other", [
      { id: "end", when: "done.house" },
      { id: "gift", when: "session.item.lamp", set: { "session.gift": 1 }, grant: { diamonds: 20 } },
      { id: "no" },
    ]);
    expect(wrongGifts(house([KEY, LAMP, other], [HOST, GEM]))).not.toEqual([]);
    const mean = thing("mean", [
      { id: "end", when: "session.item.lamp", set: { "done.house": 1 } },
      { id: "no" },
    ]);
    expect(wrongGifts(house([KEY, LAMP, mean], [HOST, GEM]))).not.toEqual([]);
    expect(lostGems(house([KEY, LAMP], [HOST, { ...GEM, gone: "done.house" }]))).not.toEqual([]);
  });
  test("takes things that are alike in one order", () => {
    const coins = Array.from({ length: 11 }, (_, n) =>
      thing(
        `coin-${n}`,
        [{ id: "take", set: { [`session.coin.${n}`]: 1 }, add: { "session.item.lamp": 1 } }],
        {
          gone: `session.coin.${n}|done.house`,
        },
      ),
    );
    const rich = {
      ...HOST,
      reactions: Reactions.parse([
        { id: "end", when: "done.house" },
        { id: "thanks", when: "session.item.lamp>=11", set: { "done.house": 1 }, grant: { diamonds: 20 } },
        { id: "no" },
      ]),
    };
    const walked = house([KEY, ...coins], [rich, GEM]);
    expect(deadEnds(walked)).toEqual([]);
    expect(walked.nodes.size).toBeLessThan(40);
    expect(deadEnds(house([KEY, ...coins.slice(1)], [rich, GEM]))).not.toEqual([]);
  });
});
