import { describe, expect, test } from "vitest";
import {
  bagCapacity,
  deliveriesAt,
  experienceAt,
  levelAt,
  levelProgress,
  MAX_LEVEL,
  MILESTONES,
  masteryAt,
  nextMilestone,
} from "./levels.ts";
import { CATEGORIES, SKILLS } from "./wallet.ts";

test("a level takes 200 experience, and 40 more with each level", () => {
  expect(experienceAt(1)).toBe(0);
  expect(experienceAt(2)).toBe(200);
  expect(experienceAt(3)).toBe(440);
  expect(experienceAt(100)).toBe(213_840);
  expect(() => experienceAt(101)).toThrow(RangeError);
});

test("a level begins with its first point of experience, and no sooner", () => {
  for (let level = 2; level <= MAX_LEVEL; level++) {
    expect(levelAt(experienceAt(level) - 1)).toBe(level - 1);
    expect(levelAt(experienceAt(level))).toBe(level);
  }
});

test("progress counts from the beginning of the level, and rests at the last one", () => {
  expect(levelProgress(0)).toEqual({ level: 1, gained: 0, needed: 200 });
  expect(levelProgress(250)).toEqual({ level: 2, gained: 50, needed: 240 });
  expect(levelProgress(999_999)).toEqual({ level: 100, gained: 0, needed: 0 });
});

describe("milestones", () => {
  test("rise, each level once, up to the last level", () => {
    const levels = MILESTONES.map(({ level }) => level);
    expect(levels).toEqual([...new Set(levels)].sort((a, b) => a - b));
    expect(levels.at(-1)).toBe(MAX_LEVEL);
    for (const { diamonds } of MILESTONES) expect(diamonds).toBeGreaterThan(0);
  });
  test("the next one is above the level", () => {
    expect(nextMilestone(1)).toEqual({ level: 2, diamonds: 5 });
    expect(nextMilestone(29)).toEqual({ level: 30, diamonds: 30 });
    expect(nextMilestone(30)).toEqual({ level: 35, diamonds: 10 });
    expect(nextMilestone(100)).toBeNull();
  });
});

test.each([
  [1, 40, 3],
  [29, 40, 3],
  [30, 60, 5],
  [59, 60, 5],
  [60, 80, 8],
  [100, 80, 8],
])("at level %i the bag takes %i fish and a day %i deliveries", (level, capacity, limit) => {
  expect(bagCapacity("fish", level)).toBe(capacity);
  expect(deliveriesAt("fish", level)).toBe(limit);
});

test("bag and daily limit are laid down for every level and category, and never shrink", () => {
  for (const category of CATEGORIES) {
    for (let level = 2; level <= MAX_LEVEL; level++) {
      expect(bagCapacity(category, level)).toBeGreaterThanOrEqual(bagCapacity(category, level - 1));
      expect(deliveriesAt(category, level)).toBeGreaterThanOrEqual(deliveriesAt(category, level - 1));
    }
  }
});

test("each skill has ten mastery levels, each longer than the one before", () => {
  for (const skill of SKILLS) {
    let [experience, longest] = [0, 0];
    for (let level = 1; level < 10; level++) {
      const progress = masteryAt(skill, experience);
      expect(progress).toMatchObject({ level, gained: 0 });
      expect(progress.needed).toBeGreaterThan(longest);
      longest = progress.needed;
      experience += longest;
    }
    expect(masteryAt(skill, experience)).toEqual({ level: 10, gained: 0, needed: 0 });
  }
});
