import { waterfallsOf } from "@diamond-valley/art-kit/ground/waterfalls.ts";
import { expect, test } from "vitest";
import { lakeMap, villageMap } from "./maps.fixture.ts";

test("the village river falls over the cliff once, where both meet", () => {
  const falls = waterfallsOf(villageMap);
  expect(falls).toHaveLength(1);
  const river = villageMap.ground.find((part) => part.type === "river");
  expect(Math.abs(falls[0]!.x - river!.points[1]!.x)).toBeLessThan(20);
  expect(falls[0]!.width).toBeGreaterThanOrEqual(river!.width);
});

test("the lake has no cliff, and so no waterfall", () => {
  expect(waterfallsOf(lakeMap)).toEqual([]);
});
