import { isFree, nearestFree } from "@diamond-valley/schemas/maps/collision.ts";
import type { GameMap, Point } from "@diamond-valley/schemas/maps/map.ts";
import { WALKER_RADIUS } from "@diamond-valley/schemas/walking/walking.ts";
import { expect, test } from "vitest";
import { lakeMap, villageMap } from "../world/maps.fixture.ts";
import { pathTo } from "./path.ts";

const length = (way: readonly Point[]): number =>
  way.slice(1).reduce((sum, { x, y }, index) => sum + Math.hypot(x - way[index]!.x, y - way[index]!.y), 0);

/** A corner that is grazed by so much, px, is walked around: the walker slides. */
const GRAZE = 3;

/** The first place on a way where nobody can walk, or null. */
function blockedAt(map: GameMap, way: readonly Point[]): Point | null {
  for (const [index, to] of way.entries()) {
    const from = way[index - 1];
    if (!from) continue;
    const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 4);
    // The walker's own place and the first stride may be close to a wall.
    for (let step = index === 1 ? 8 : 0; step <= steps; step += 1) {
      const at = {
        x: from.x + ((to.x - from.x) * step) / steps,
        y: from.y + ((to.y - from.y) * step) / steps,
      };
      if (!isFree(map, at.x, at.y, WALKER_RADIUS - GRAZE)) return at;
    }
  }
  return null;
}

test("from where players arrive there is a way to each character, around what stands between", () => {
  for (const [name, spawn] of villageMap.spawns)
    for (const { slug, x, y, radius } of villageMap.characters) {
      const from = nearestFree(villageMap, spawn.x, spawn.y, WALKER_RADIUS);
      const way = pathTo(villageMap, from, { x, y }, radius - 20);
      expect(blockedAt(villageMap, way), `${name} to ${slug}`).toBeNull();
      const last = way.at(-1) ?? from;
      expect(Math.hypot(last.x - x, last.y - y), `${name} to ${slug}`).toBeLessThan(radius);
    }
});

test("who comes to the lake finds the way to a spot", () => {
  const from = lakeMap.spawns.get("village")!;
  for (const spot of lakeMap.spots.filter(({ x }) => x > 1_150)) {
    const last = pathTo(lakeMap, from, spot, 40).at(-1)!;
    expect(Math.hypot(last.x - spot.x, last.y - spot.y), `spot ${spot.number}`).toBeLessThanOrEqual(40);
  }
});

test("a way has few bends, and is hardly longer than it must be", () => {
  const mayor = villageMap.characters.find(({ slug }) => slug === "mayor")!;
  const fisher = villageMap.characters.find(({ slug }) => slug === "fisher")!;
  const from = nearestFree(villageMap, mayor.x, mayor.y, WALKER_RADIUS);
  const way = pathTo(villageMap, from, fisher, 84);
  expect(way.length).toBeGreaterThan(1);
  expect(way.length).toBeLessThan(10);
  expect(length(way)).toBeLessThan(1.35 * Math.hypot(from.x - fisher.x, from.y - fisher.y));
});

test("whoever is there already goes nowhere", () => {
  const [{ x, y }] = [...villageMap.spawns.values()] as [Point];
  expect(pathTo(villageMap, { x, y }, { x: x + 10, y }, 60)).toHaveLength(1);
});
