import { describe, expect, test } from "vitest";
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
