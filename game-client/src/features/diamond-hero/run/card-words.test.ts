import { RUN, type WeaponLevel } from "@diamond-valley/schemas/diamond-hero/tuning.ts";
import { expect, test } from "vitest";
import { numbersOf } from "./card-words.ts";

const card = (family: "sword" | "bomb" | "laser", from: number, to: number) => {
  const { levels, colour } = RUN.weapons[family];
  const before: WeaponLevel | null = from === 0 ? null : levels[from - 1]!;
  return {
    kind: "weapon",
    family,
    colour,
    level: { from, to },
    before,
    after: levels[to - 1]!,
    doubled: false,
  } as const;
};

test("a card tells what its level changes, and nothing that stays", () => {
  const [one, two] = RUN.weapons.sword.levels;
  for (const { key, before, after } of numbersOf(card("sword", 1, 2))) expect(after, key).not.toBe(before);
  expect(numbersOf(card("sword", 1, 2))[0]).toEqual({
    key: "damage",
    before: one!.damage,
    after: two!.damage,
    seconds: false,
  });
});

test("a new weapon tells all that it does, in seconds where it is a time", () => {
  const told = numbersOf(card("laser", 0, 1));
  expect(told.map(({ key }) => key)).toEqual(["damage", "every", "reach", "lasts"]);
  const { every } = RUN.weapons.laser.levels[0]!;
  expect(told[1]).toEqual({ key: "every", before: null, after: every / 20, seconds: true });
});

test("a bomb has no reach but a radius", () => {
  expect(numbersOf(card("bomb", 0, 1)).map(({ key }) => key)).toContain("radius");
});
