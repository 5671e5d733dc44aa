import { expect, test } from "vitest";
import { MASTERY, MASTERY_MAX, type MasterySkill, masteryEffects } from "./mastery.ts";

test.each<[number, object]>([
  [1, { hp: 0, perfect: 3, strike: 12, dash: 80, extra: 0 }],
  [3, { hp: 10, perfect: 3, strike: 12, dash: 80, extra: 0 }],
  [4, { hp: 10, perfect: 4, strike: 12, dash: 80, extra: 0 }],
  [5, { hp: 10, perfect: 4, strike: 12, dash: 60, extra: 0 }],
  [6, { hp: 10, perfect: 4, strike: 12, dash: 60, extra: 10 }],
  [7, { hp: 25, perfect: 4, strike: 12, dash: 60, extra: 10 }],
  [8, { hp: 25, perfect: 4, strike: 12, dash: 60, extra: 15 }],
  [9, { hp: 25, perfect: 4, strike: 10, dash: 60, extra: 15 }],
  [10, { hp: 25, perfect: 4, strike: 10, dash: 20, extra: 25 }],
])(
  "mining at level %i: health, dashes of 3 s and of 1 s (spec 2 §9), and what lies between",
  (level, effects) => {
    expect(masteryEffects("mining", level)).toEqual(effects);
  },
);

test.each<[number, object]>([
  [2, { range: 0, damage: 0, boss: 0 }],
  [3, { range: 8, damage: 0, boss: 0 }],
  [6, { range: 16, damage: 2, boss: 0 }],
  [8, { range: 16, damage: 4, boss: 10 }],
  [10, { range: 26, damage: 4, boss: 25 }],
])("combat at level %i", (level, effects) => {
  expect(masteryEffects("combat", level)).toEqual(effects);
});

test("no level takes away what one before it gave", () => {
  /** Of these less is more. */
  const shorter = new Set(["strike", "dash"]);
  for (const [skill, levels] of Object.entries(MASTERY)) {
    expect(levels).toHaveLength(MASTERY_MAX);
    for (const [index, effects] of levels.slice(1).entries())
      for (const [name, value] of Object.entries(effects)) {
        const before = (levels[index] as Record<string, number>)[name]!;
        const change = shorter.has(name) ? before - value : value - before;
        expect(change, `${skill} ${index + 2} ${name}`).toBeGreaterThanOrEqual(0);
      }
  }
});

test("levels that there are not count as the nearest ones", () => {
  for (const skill of ["fishing", "mining", "combat"] satisfies MasterySkill[]) {
    expect(masteryEffects(skill, 0)).toBe(masteryEffects(skill, 1));
    expect(masteryEffects(skill, 11)).toBe(masteryEffects(skill, 10));
    expect(masteryEffects(skill, 4.9)).toBe(masteryEffects(skill, 4));
  }
});
