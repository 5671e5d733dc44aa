import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededRandom } from "../../random.ts";
import { Puzzle } from "./forms.ts";
import type { Draw } from "./kind.ts";
import { puzzleView, solves } from "./puzzle.ts";
import { vendingLeft } from "./vending.ts";

const draw: Draw = {
  random: () => seededRandom(7),
  order(name) {
    if (name !== "pillars") throw new RangeError(name);
    return ["sun", "drop", "leaf"];
  },
  recall: () => 0,
};
const tokens = (ids: string[]) => ids.map((id) => ({ id, drawing: "key" }));

describe("tokens in slots", () => {
  const mixture = Puzzle.parse({
    kind: "tokens",
    tokens: tokens(["lemon", "salt", "vinegar", "flour", "sugar"]),
    slots: 3,
    ordered: false,
    solution: ["lemon", "vinegar", "salt"],
  });
  test.each([
    ["lemon,vinegar,salt", true],
    ["salt,lemon,vinegar", true],
    ["lemon,vinegar,flour", false],
    ["lemon,lemon,salt", false],
    ["lemon,vinegar,salt,sugar", false],
    ["lemon,vinegar", false],
    ["", false],
  ])("a mixture of %s: %s", (answer, right) => expect(solves(mixture, answer, draw)).toBe(right));

  const dial = Puzzle.parse({
    kind: "tokens",
    tokens: tokens(["0", "1", "6"]),
    slots: 4,
    repeats: true,
    solution: ["1", "0", "0", "6"],
  });
  test.each([
    ["1,0,0,6", true],
    ["0,1,0,6", false],
  ])("dialling %s: %s", (answer, right) => expect(solves(dial, answer, draw)).toBe(right));

  const pillars = Puzzle.parse({
    kind: "tokens",
    tokens: tokens(["drop", "sun", "leaf"]),
    slots: ["tower:first", "tower:second", "tower:third"],
    solution: { drawn: "pillars" },
  });
  test("what was drawn for the visit is the solution, and no player is shown it", () => {
    expect(solves(pillars, "sun,drop,leaf", draw)).toBe(true);
    expect(solves(pillars, "drop,sun,leaf", draw)).toBe(false);
    expect(puzzleView(pillars, draw)).toEqual({
      kind: "tokens",
      tokens: tokens(["drop", "sun", "leaf"]),
      repeats: false,
      ordered: true,
      slots: 3,
      names: ["tower:first", "tower:second", "tower:third"],
    });
  });
});

describe("the vending machine", () => {
  const machine = Puzzle.parse({ kind: "vending", coins: 11, amount: 20 });
  test("opens for nine double and two single, and for nothing else (world.md)", () => {
    fc.assert(
      fc.property(fc.nat({ max: 30 }), fc.nat({ max: 30 }), (single, double) => {
        expect(solves(machine, `${single}:${double}`, draw)).toBe(single === 2 && double === 9);
      }),
    );
    expect(solves(machine, "2:9", draw)).toBe(true);
    for (const bad of ["", "2", "2:9:0", "-2:13", "2:9 ", "x:y"])
      expect(solves(machine, bad, draw)).toBe(false);
  });
  test("says what is left", () => {
    expect(vendingLeft({ coins: 11, amount: 20 }, 3, 4)).toEqual({ coins: 4, amount: 9 });
  });
});

test("a telephone answers its number and no other, and shows no more than how long it is", () => {
  const phone = Puzzle.parse({ kind: "dial", number: "1006" });
  expect(puzzleView(phone, draw)).toEqual({ kind: "dial", digits: 4 });
  expect(solves(phone, "1006", draw)).toBe(true);
  for (const wrong of ["1060", "100", "10066", "", "1006 ", "wrong"])
    expect(solves(phone, wrong, draw), wrong).toBe(false);
});

test("tones are repeated as they were heard", () => {
  const game = Puzzle.parse({ kind: "tones", tones: ["square", "circle", "star"], length: 5 });
  const view = puzzleView(game, draw);
  if (view.kind !== "tones") throw new Error("another kind");
  expect(view.sequence).toHaveLength(5);
  expect(solves(game, view.sequence.join(","), draw)).toBe(true);
  expect(solves(game, [...view.sequence.slice(1), "none"].join(","), draw)).toBe(false);
});
