import { expect, test } from "vitest";
import { MAPS } from "./maps.fixture.ts";
import { joinedByDialog, nextPlace, partOf } from "./parts.ts";
import { isPlace, PLACE_NAMES, PLACES } from "./registry.ts";

test("the way from each place to each other one leads through doors and dialogs that there are, and ends there", () => {
  for (const from of PLACE_NAMES)
    for (const to of PLACE_NAMES) {
      const way = [from];
      for (let next = nextPlace(from, to); next; next = nextPlace(next, to)) {
        const here = way.at(-1)!;
        expect(
          joinedByDialog(here, next) || MAPS[here].portals.some(({ target }) => target === next),
          `${here} to ${next}`,
        ).toBe(true);
        way.push(next);
        expect(way.length).toBeLessThanOrEqual(PLACE_NAMES.length);
      }
      expect(way.at(-1)).toBe(to);
    }
});

test("what a place names as the next one on the way home is a place", () => {
  for (const name of PLACE_NAMES) {
    const { parent } = PLACES[name];
    if (parent !== undefined) expect(isPlace(parent), name).toBe(true);
  }
});

test("only places of the story belong to a part of it", () => {
  expect(partOf("village")).toBeNull();
  expect(partOf("mine")).toBeNull();
});

test("an arena is entered from a dialog of its lobby, and left for it, and nothing else is", () => {
  expect(joinedByDialog("diamond-hero", "neon-arena")).toBe(true);
  expect(joinedByDialog("neon-arena", "diamond-hero")).toBe(true);
  expect(joinedByDialog("village", "neon-arena")).toBe(false);
  expect(joinedByDialog("village", "diamond-hero")).toBe(false);
  expect(joinedByDialog("acts", "warehouse")).toBe(false);
});
