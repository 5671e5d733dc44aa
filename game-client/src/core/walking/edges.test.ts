import { expect, test } from "vitest";
import { lakeMap, villageMap } from "../world/maps.fixture.ts";
import { viewOf } from "./edges.ts";

test.each([
  ["village", villageMap],
  ["lake", lakeMap],
])("the view of the %s holds the whole map, and room around all that is done in it", (_, map) => {
  const { y, height } = viewOf(map);
  expect(y).toBeLessThanOrEqual(0);
  expect(y + height).toBeGreaterThan(map.height);
  for (const thing of [...map.portals, ...map.characters, ...map.spots, ...map.spawns.values()]) {
    expect(thing.y - y).toBeGreaterThanOrEqual(300);
    expect(y + height - thing.y).toBeGreaterThanOrEqual(260);
  }
});
