import { isFree } from "@diamond-valley/schemas/maps/collision.ts";
import { expect, test } from "vitest";
import { mineMap } from "../../core/world/maps.fixture.ts";
import { gapsOf } from "./cave-ways.ts";

const cliffs = mineMap.ground.filter((part) => part.type === "cliff");

test("each way down of the mine has its sign, and a miner gets through beside it", () => {
  const deeper = mineMap.depths.filter(({ depth }) => depth > 1);
  expect(deeper.length).toBeGreaterThan(0);
  for (const { y } of deeper) {
    const gaps = gapsOf(cliffs, y);
    expect(gaps.length).toBeGreaterThan(0);
    for (const gap of gaps) expect(isFree(mineMap, gap.x + 40, gap.y + 10, 16)).toBe(true);
  }
});

test("the first depth begins at the door, with no way down", () => {
  expect(gapsOf(cliffs, 0)).toEqual([]);
});
