import { expect, test } from "vitest";
import { MAX_LEVEL, MILESTONES } from "./levels.ts";
import { nextUnlock, unlockAt } from "./unlocks.ts";

test("a level opens its diamonds, and at 30 and 60 a larger bag and more deliveries", () => {
  expect(unlockAt(2)).toEqual({ level: 2, diamonds: 5, bag: {}, deliveries: {} });
  expect(unlockAt(30)).toMatchObject({ diamonds: 30, bag: { fish: 60 }, deliveries: { fish: 2 } });
  expect(unlockAt(60)).toMatchObject({ diamonds: 60, bag: { fish: 80 }, deliveries: { fish: 3 } });
  for (const level of [1, 4, 0, MAX_LEVEL + 1]) expect(unlockAt(level)).toBeNull();
});

test("the next unlock is the nearest above, each milestone once, and none after the last", () => {
  const found: number[] = [];
  for (let next = nextUnlock(1); next; next = nextUnlock(next.level)) found.push(next.level);
  expect(found).toEqual(MILESTONES.map(({ level }) => level));
  expect(nextUnlock(MAX_LEVEL)).toBeNull();
});
