import { sceneryDrawing } from "@diamond-valley/art-kit/scenery-drawings.ts";
import type { GameMap, Point } from "@diamond-valley/schemas/maps/map.ts";
import { describe, expect, test } from "vitest";
import { lakeMap, villageMap } from "./maps.fixture.ts";

/** The share of a picture's half width that hides what is behind it. */
const SOLID = 0.62;

/** What of the scenery is drawn over `point`, which belongs to something whose foot is at `foot` (y). */
const inFrontOf = (map: GameMap, point: Point, foot: number): string[] =>
  map.scenery
    .filter(({ type }) => /^(tree|pine|willow|house)/.test(type))
    .filter(({ type, variant, x, y, scale }) => {
      const { width, height } = sceneryDrawing(type, variant);
      const reach = (width / 2) * scale * SOLID;
      return y > foot && Math.abs(x - point.x) < reach && point.y < y && point.y > y - height * scale * 0.9;
    })
    .map(({ type, x, y }) => `${type} at ${x}, ${y}`);

describe.each([
  ["village", villageMap],
  ["lake", lakeMap],
])("in the %s", (_, map) => {
  test("the faces of all characters can be seen", () => {
    for (const { slug, x, y } of map.characters)
      expect(inFrontOf(map, { x, y: y - 70 }, y), slug).toEqual([]);
  });

  test("all doors can be seen", () => {
    for (const { name, x, y, width } of map.portals)
      expect(inFrontOf(map, { x: x + width / 2, y: y + 4 }, y), name).toEqual([]);
  });

  test("anglers and their floats can be seen", () => {
    for (const { number, x, y, cast } of map.spots) {
      expect(inFrontOf(map, { x, y: y - 50 }, y), `spot ${number}`).toEqual([]);
      expect(inFrontOf(map, cast, cast.y), `float of spot ${number}`).toEqual([]);
    }
  });
});
