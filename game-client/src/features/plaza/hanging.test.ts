import { expect, test } from "vitest";
import { lakeMap, villageMap } from "../../core/world/maps.fixture.ts";
import { garlandsOf, lampsOf } from "./hanging.ts";

const fountain = villageMap.scenery.find(({ type }) => type === "fountain")!;

test("banners hang on the lamps around the fountain, and nowhere else", () => {
  const lamps = lampsOf(villageMap);
  expect(lamps.length).toBeGreaterThanOrEqual(4);
  for (const { x, y } of lamps) expect(Math.hypot(x - fountain.x, y - fountain.y)).toBeLessThan(260);
  expect(lampsOf(lakeMap)).toEqual([]);
});

test("garlands go from lamp to lamp around the back, and leave the side open from which one comes", () => {
  const lamps = lampsOf(villageMap);
  const garlands = garlandsOf(lamps, fountain);
  expect(garlands).toHaveLength(lamps.length - 1);
  for (const { x, y, dx, dy, flip } of garlands) {
    expect(dx).toBeGreaterThanOrEqual(0);
    expect(dy).toBeGreaterThanOrEqual(0);
    const ends = [x, x + (flip ? -dx : dx)];
    for (const end of ends) expect(lamps.some((lamp) => lamp.x === end)).toBe(true);
    expect(y).toBeLessThan(fountain.y);
  }
});
