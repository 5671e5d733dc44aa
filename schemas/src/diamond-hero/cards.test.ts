import { describe, expect, test } from "vitest";
import { IDLE, packInput } from "../arena/input.ts";
import { play } from "../arena/play-ticks.fixture.ts";
import { step } from "../arena/step.ts";
import type { World } from "../arena/world.ts";
import { raise } from "./arsenal.ts";
import { OWN } from "./own.ts";
import { bought, quiet, run } from "./play.fixture.ts";
import { HERO_ORDERS } from "./rules.ts";
import { rollsOf } from "./setup.ts";
import { FAMILIES, RUN } from "./tuning.ts";
import { type CardsView, viewHero } from "./view.ts";

/** Shows an offer in a quiet world, with chance of its own. */
function offered(prepare: (world: World) => void = () => {}, seed = 1): World {
  const world = quiet();
  play(world, 1);
  prepare(world);
  world.own[OWN.offers] ||= 1;
  world.clock.random[0] = seed * 7_919;
  play(world, 1);
  return world;
}
const shown = (world: World): CardsView => viewHero(world).cards!;
/** The room's answer to a roll. */
const settled = (value: number) => ({ code: HERO_ORDERS.rolled, value });
const four = (world: World, level: number) => {
  for (const family of ["sword", "spear", "axe", "wand"] as const) raise(world, family, level);
};

test("a run begins with three weapons to choose from, and no time passes meanwhile", () => {
  const world = run();
  play(world, 1);
  const { cards, left, rolls } = shown(world);
  expect(cards).toHaveLength(3);
  expect(cards.every((card) => card.kind === "weapon" && card.level.from === 0)).toBe(true);
  expect(left).toBe(RUN.cards.ticks);
  expect(rolls).toBe(4);
  play(world, 100, { pace: 3, move: 0 });
  expect(world.own[OWN.time]).toBe(0);
  expect(world.player.x[0]).toBe(32_000);
  const [, second] = cards;
  play(world, 1, { choice: 2 });
  expect(viewHero(world).cards).toBeNull();
  expect(viewHero(world).weapons[0]).toMatchObject({
    family: second!.kind === "weapon" && second!.family,
    level: 1,
  });
});

test("after 20 s the first card is taken, and the player is untouchable for a moment", () => {
  const world = run();
  play(world, 1);
  const [first] = shown(world).cards;
  play(world, RUN.cards.ticks - 1);
  expect(viewHero(world).cards).not.toBeNull();
  play(world, 1);
  expect(viewHero(world).cards).toBeNull();
  expect(viewHero(world).weapons[0]!.family).toBe(first!.kind === "weapon" && first!.family);
  // One tick of it has passed.
  expect(world.player.safe[0]).toBe(RUN.cards.safe - 1);
});

test("a press counts once: holding a key takes one card of several offers", () => {
  const world = offered((each) => {
    each.own[OWN.offers] = 3;
  });
  play(world, 5, { choice: 1 });
  expect(world.own[OWN.offers]).toBe(2);
  play(world, 1);
  play(world, 1, { choice: 1 });
  expect(world.own[OWN.offers]).toBe(1);
});

test("a roll deals anew and shows the die; a six makes one card worth two levels", () => {
  let sixes = 0;
  for (let seed = 1; seed <= 600; seed += 1) {
    const world = offered((each) => raise(each, "sword", 1), seed);
    const rolls = world.own[OWN.rolls]!;
    play(world, 3, { interact: true });
    expect(world.own[OWN.rolls]).toBe(rolls - 1);
    expect(shown(world)).toMatchObject({ rolling: true, die: 0 });
    play(world, 1, {}, [settled(seed * 92_821)]);
    const { die, cards } = shown(world);
    expect(die).toBeGreaterThanOrEqual(1);
    expect(die).toBeLessThanOrEqual(6);
    expect(cards.filter(({ doubled }) => doubled)).toHaveLength(die === 6 ? 1 : 0);
    if (die !== 6) continue;
    sixes += 1;
    const place = cards.findIndex(({ doubled }) => doubled);
    const card = cards[place]!;
    play(world, 1);
    play(world, 1, { choice: place + 1 });
    if (card.kind !== "weapon") continue;
    expect(card.level.to - card.level.from).toBe(2);
    expect(viewHero(world).weapons.find(({ family }) => family === card.family)?.level).toBe(card.level.to);
  }
  expect(sixes).toBeGreaterThan(70);
  expect(sixes).toBeLessThan(130);
});

test("without rolls the die lies still", () => {
  const world = offered();
  world.own[OWN.rolls] = 0;
  const before = shown(world).cards;
  play(world, 2, { interact: true });
  expect(shown(world)).toMatchObject({ die: 0, rolls: 0, cards: before });
});

describe("while the dice roll", () => {
  test("nothing is taken, and time waits for them; then the cards are there to be taken", () => {
    const world = offered((each) => raise(each, "sword", 1), 5);
    const { cards } = shown(world);
    world.own[OWN.left] = 4;
    play(world, 1, { interact: true });
    play(world, 20, { choice: 2 });
    expect(shown(world)).toMatchObject({ rolling: true, left: 1, cards });
    play(world, 1, {}, [settled(7)]);
    expect(viewHero(world).cards).toBeNull();
  });
  test("an answer that nobody asked for changes nothing", () => {
    const world = offered((each) => raise(each, "sword", 1), 5);
    const before = shown(world);
    play(world, 1, {}, [settled(7)]);
    expect(shown(world)).toEqual({ ...before, left: before.left - 1 });
    play(world, 1, { choice: 1 });
    play(world, 1, {}, [settled(7)]);
    expect(viewHero(world).cards).toBeNull();
  });
});

describe("what is dealt", () => {
  const deal = (prepare: (world: World) => void) =>
    Array.from({ length: 500 }, (_, seed) => shown(offered(prepare, seed + 1)).cards);

  test("with a weapon: mostly it and new colours, each card once, of each colour one family", () => {
    for (const cards of deal((world) => raise(world, "dagger", 2))) {
      const names = cards.map((card) => (card.kind === "weapon" ? card.family : card.kind));
      expect(new Set(names).size).toBe(3);
      expect(names).not.toContain("sword");
      expect(names).not.toContain("prism");
    }
  });
  test("with four colours: no new ones; a third of the cards is in the table's shares", () => {
    const all = deal((world) => four(world, 1)).flat();
    expect(all.every((card) => card.kind !== "weapon" || card.level.from > 0)).toBe(true);
    const gifts = all.filter(({ kind }) => kind !== "weapon").length;
    expect(gifts / all.length).toBeGreaterThan(0.05);
    expect(gifts / all.length).toBeLessThan(0.16);
  });
  test("with all weapons full: a heart and coins", () => {
    const full = (world: World) => {
      four(world, 5);
      raise(world, "prism", 5);
    };
    for (const cards of deal(full))
      expect(cards.map(({ kind }) => kind).toSorted()).toEqual(["coins", "heart"]);
    const world = offered(full);
    const place = shown(world).cards.findIndex(({ kind }) => kind === "coins");
    play(world, 1, { choice: 3 });
    expect(world.own[OWN.left]).toBeGreaterThan(0);
    play(world, 1, { choice: place + 1 });
    expect(world.own[OWN.coins]).toBe(RUN.cards.coins);
  });
  test("every family is dealt", () => {
    const dealt = new Set(
      deal(() => {}).flatMap((cards) => cards.flatMap((card) => (card.kind === "weapon" ? card.family : []))),
    );
    expect([...dealt].toSorted()).toEqual(FAMILIES.filter((family) => family !== "prism").toSorted());
  });
});

test.each([
  ["small-robot", 0, 3],
  ["engineer", 0, 4],
  ["small-robot", 1, 9],
  ["small-robot", 5, 13],
  ["engineer", 10, 19],
] as const)("%s with dice at %i rolls %i times", (character, dice, rolls) => {
  expect(rollsOf({ character, powerUps: { ...bought(0), dice } })).toBe(rolls);
});

test("two presses in one tick are one: a card is taken before the dice are rolled", () => {
  const world = offered();
  const rolls = world.own[OWN.rolls]!;
  step(world, { input: packInput({ ...IDLE, choice: 1, interact: true }), word: 1, orders: [] });
  expect(world.own[OWN.rolls]).toBe(rolls);
  expect(world.own[OWN.left]).toBe(0);
});
