import type { GroundOf } from "@diamond-valley/schemas/maps/map.ts";
import { boundsOf } from "@diamond-valley/schemas/maps/shapes.ts";
import { expect, test } from "vitest";
import { forestMap, lakeMap, mineMap, villageMap } from "./maps.fixture.ts";
import { openWater } from "./open-water.ts";

const isLake = (part: { type: string }): part is GroundOf<"lake"> => part.type === "lake";

const pond = (half: number): GroundOf<"lake"> => ({
  ...lakeMap.ground.find(isLake)!,
  points: [
    { x: -half, y: -half },
    { x: half, y: -half },
    { x: half, y: half },
    { x: -half, y: half },
  ],
});

test("a lake has places for glints, and ways for fish, within it", () => {
  const lake = lakeMap.ground.find(isLake)!;
  const { x, y, width, height } = boundsOf({ kind: "polygon", points: lake.points });
  const water = openWater(lake, lakeMap.decks);
  for (let count = 0; count < 50; count += 1) {
    for (const at of [water.place()!, water.swim(count)!.from]) {
      expect(at.x).toBeGreaterThan(x);
      expect(at.x).toBeLessThan(x + width);
      expect(at.y).toBeGreaterThan(y);
      expect(at.y).toBeLessThan(y + height);
    }
  }
});

test("a pond that is too small for a fish has none, and a puddle not even glints", () => {
  expect(openWater(pond(60), []).place()).not.toBeNull();
  expect(openWater(pond(60), []).swim(0)).toBeNull();
  expect(openWater(pond(6), []).place()).toBeNull();
  expect(openWater(pond(6), []).swim(0)).toBeNull();
});

test.each([
  ["village", villageMap],
  ["lake", lakeMap],
  ["mine", mineMap],
  ["forest", forestMap],
])("all still water of the %s is answered for", (_, map) => {
  for (const lake of map.ground.filter(isLake)) {
    const water = openWater(lake, map.decks);
    expect(() => [water.place(), water.swim(1)]).not.toThrow();
  }
});
