import { describe, expect, test } from "vitest";
import { CHARACTERS } from "../characters/characters.ts";
import { localeKeys } from "../locales.fixture.ts";
import { heldItems, ITEMS, newlyHeld } from "./items.ts";
import { NO_PROGRESS } from "./progress.ts";
import { STORIES } from "./targets.ts";

const progress = (facts: Record<string, number>) => ({ ...NO_PROGRESS, facts });
const shown = (held: ReturnType<typeof heldItems>) => held.map(({ item, count }) => [item.slug, count]);

test("the things of the story are numbered 0 to 31, each once (spec 2 §3)", () => {
  expect(new Set(ITEMS.map(({ slug }) => slug)).size).toBe(32);
  expect([0, 17, 31].map((number) => ITEMS[number]?.slug)).toEqual(["diamond", "golden-coin", "bot-badge"]);
});

describe.each(["ko", "en"] as const)("in %s", (language) => {
  const keys = localeKeys(language);
  test.each(ITEMS.map(({ slug }) => slug))("%s has a name and a saying", (slug) => {
    for (const part of ["name", "says"]) expect(keys.has(`quest-items:${slug}.${part}`)).toBe(true);
  });
});

test("a player holds what the visit, the wallet and the counter of diamonds say, by number", () => {
  const facts = {
    "session.item.golden-coin": 3,
    "session.item.wrench": 1,
    "session.item.lemon": 0,
    "met.mayor": 1,
  };
  const wallet = { diamonds: 12, items: { "bot-badge": 1, "lake-hat": 1 } };
  expect(shown(heldItems(progress(facts), wallet))).toEqual([
    ["diamond", 12],
    ["wrench", 1],
    ["golden-coin", 3],
    ["bot-badge", 1],
  ]);
  expect(heldItems(NO_PROGRESS, { diamonds: 0, items: {} })).toEqual([]);
});

const BEARING = { "done.silver": 1 };
const LETTER = { ...BEARING, "letter.silver": 1 };
const NEXT = { ...LETTER, "done.gold": 1, "done.platinum": 1 };
const NEXT_LETTER = { ...NEXT, "letter.platinum": 1 };
test.each([
  ["the bearing that Silver lets the player keep", BEARING, [["silver-bearing", 1]]],
  [
    "the bearing once while the visit still counts it",
    { ...BEARING, "session.item.silver-bearing": 1 },
    [["silver-bearing", 1]],
  ],
  [
    "the letter that asks for the bearing, until Gold has what it asks for",
    LETTER,
    [
      ["silver-bearing", 1],
      ["letter", 1],
    ],
  ],
  ["neither when Gold is helped", NEXT, []],
  ["the letter from below", NEXT_LETTER, [["letter", 1]]],
  ["no letter when Core is awake", { ...NEXT_LETTER, "done.diamond": 1 }, []],
])("a player keeps from act to act %s", (_, facts, held) => {
  expect(shown(heldItems(progress(facts), { diamonds: 0, items: {} }))).toEqual(held);
});

test("a letter is shown as it is handed over, and the bearing not again when its visit ends", () => {
  expect(shown(newlyHeld(progress(BEARING), progress(LETTER)))).toEqual([["letter", 1]]);
  const washed = progress({ "session.item.silver-bearing": 1 });
  const thanked = progress({ "session.item.silver-bearing": 1, ...BEARING });
  expect(newlyHeld(washed, thanked)).toEqual([]);
  expect(newlyHeld(thanked, progress(BEARING))).toEqual([]);
});

test("each thing of the list can come into a player's hands", () => {
  const content = JSON.stringify([[...STORIES.values()], CHARACTERS]);
  const names = [...content.matchAll(/"([a-z0-9.-]+)":[1-9]/g)].map(([, name]) => name!);
  const held = names.flatMap((name) =>
    shown(heldItems(progress({ [name]: 1 }), { diamonds: 1, items: { [name]: 1 } })),
  );
  const slugs = new Set(held.map(([slug]) => slug));
  for (const { slug } of ITEMS) expect(slugs.has(slug), slug).toBe(true);
});

test("what is held more of than before was just given, and nothing that was used up", () => {
  const before = progress({ "session.item.golden-coin": 3, "session.item.wrench": 1 });
  const after = progress({
    "session.item.golden-coin": 5,
    "session.item.wrench": 0,
    "session.item.oil-can": 1,
  });
  expect(shown(newlyHeld(before, after))).toEqual([
    ["oil-can", 1],
    ["golden-coin", 2],
  ]);
  expect(newlyHeld(after, after)).toEqual([]);
});

test("what a story puts into somebody's hands is a thing of the list", () => {
  const slugs = new Set(ITEMS.map(({ slug }) => slug));
  for (const [place, { objects }] of STORIES)
    for (const name of JSON.stringify(objects).match(/(?<="session\.item\.)[a-z0-9-]+(?=":)/g) ?? [])
      expect(slugs.has(name), `${place}: ${name}`).toBe(true);
});
