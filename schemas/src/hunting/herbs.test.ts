import fc from "fast-check";
import { expect, test } from "vitest";
import { COLOURS } from "../wallet/colours.ts";
import { type FightInputs, fightOperation, herbColour, replayFight } from "./herbs.ts";
import { herbsIn } from "./tuning.ts";

const herbs = (...numbers: number[]) => numbers.map((number) => ({ number, failed: false }));
const INPUTS: FightInputs = {
  rules: 1,
  colour: "green",
  king: false,
  won: true,
  free: 40,
  herbs: herbs(1, 2, 3, 4),
};
const SEEDS = Array.from({ length: 2_000 }, (_, seed) => seed * 2_654_435 + 7);

test("herbs have the slime's colour in 7 of 10, else any", () => {
  const colours = SEEDS.flatMap((seed) => replayFight(seed, INPUTS).items);
  const share = (colour: string) => (100 * colours.filter((item) => item === colour).length) / colours.length;
  expect(Math.abs(share("green") - 77.5)).toBeLessThan(2);
  for (const colour of COLOURS) expect(share(colour)).toBeGreaterThan(5);
});

test("what the room tells of a herb in the fight is what it pays, whatever else was taken", () => {
  for (const seed of SEEDS.slice(0, 50)) {
    expect(replayFight(seed, { ...INPUTS, herbs: herbs(3, 1) }).items).toEqual([
      herbColour(seed, "green", 3),
      herbColour(seed, "green", 1),
    ]);
  }
});

test("whatever the seed: an item for each herb that has a place, ten experience for a coloured one, three for a failed", () => {
  const anyInputs = fc.boolean().chain((king) =>
    fc.record({
      rules: fc.constant(1),
      colour: fc.constantFrom(...COLOURS),
      king: fc.constant(king),
      won: fc.constant(true),
      free: fc.integer({ min: 1, max: 8 }),
      herbs: fc.uniqueArray(
        fc.record({ number: fc.integer({ min: 1, max: herbsIn(king) }), failed: fc.boolean() }),
        { minLength: 1, selector: ({ number }) => number },
      ),
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 32 - 1 }), anyInputs, (seed, inputs) => {
      const result = replayFight(seed, inputs);
      expect(result.items).toHaveLength(Math.min(inputs.free, inputs.herbs.length));
      const kept = inputs.herbs.slice(0, inputs.free);
      expect(result.items.map((item) => item === "failed")).toEqual(kept.map(({ failed }) => failed));
      expect(result.experience).toBe(kept.reduce((sum, { failed }) => sum + (failed ? 3 : 10), 0));
      expect(replayFight(seed, JSON.parse(JSON.stringify(inputs)))).toEqual(result);
    }),
  );
});

test.each<[string, unknown, object]>([
  ["other rules", 1, { rules: 2 }],
  ["no herb at all", 1, { herbs: [] }],
  ["a herb that was taken twice", 1, { herbs: herbs(2, 2) }],
  ["a herb that no slime has", 1, { herbs: herbs(5) }],
  ["the herb of a win without one", 1, { won: false, herbs: herbs(4) }],
  ["a full bag", 1, { free: 0 }],
  ["no seed", undefined, {}],
  ["more than the evidence has", 1, { luck: 1 }],
])("%s is refused", (_, seed, changed) => {
  expect(() => replayFight(seed, { ...INPUTS, ...changed })).toThrow();
});

test("a king has two herbs more", () => {
  expect(replayFight(1, { ...INPUTS, king: true, herbs: herbs(6) }).items).toHaveLength(1);
});

test("pays into the herbs of the bag and the skill of combat", () => {
  expect(fightOperation("a1", { items: ["red", "failed"], experience: 13 })).toEqual({
    kind: "catch",
    key: "quest:hunting:a1",
    category: "herbs",
    items: ["red", "failed"],
    skill: "combat",
    skillExperience: 13,
  });
});
