import fc from "fast-check";
import { expect, test } from "vitest";
import { answerOf, emptySlots, firstEmpty, laid, type Slots, taken } from "./laying.ts";

const TOKENS = ["lemon", "salt", "vinegar", "flour", "sugar"];
const lay = (...tokens: string[]): Slots =>
  tokens.reduce((slots, token, at) => laid(slots, token, at, false), emptySlots(3));

test("tokens fill the slots one after the other, and are the answer once all are full", () => {
  const two = lay("lemon", "salt");
  expect([two, firstEmpty(two), answerOf(two)]).toEqual([["lemon", "salt", null], 2, null]);
  const three = laid(two, "vinegar", firstEmpty(two), false);
  expect([firstEmpty(three), answerOf(three)]).toEqual([-1, "lemon,salt,vinegar"]);
});

test("a token that lies somewhere is moved, and two change places", () => {
  expect(laid(lay("lemon"), "lemon", 2, false)).toEqual([null, null, "lemon"]);
  expect(laid(lay("lemon", "salt"), "lemon", 1, false)).toEqual(["salt", "lemon", null]);
  expect(laid(lay("lemon"), "salt", 0, false)).toEqual(["salt", null, null]);
  expect(taken(lay("lemon", "salt"), 0)).toEqual([null, "salt", null]);
});

test("where tokens repeat, one may lie in several slots, as the digits of a number", () => {
  const dial = ["1", "0", "0", "6"].reduce<Slots>(
    (slots, digit, at) => laid(slots, digit, at, true),
    emptySlots(4),
  );
  expect(answerOf(dial)).toBe("1,0,0,6");
});

test("nothing is laid beside the slots, and no token is ever there twice", () => {
  const move = fc.record({ token: fc.constantFrom(...TOKENS), at: fc.integer({ min: -2, max: 4 }) });
  fc.assert(
    fc.property(fc.array(move), (moves) => {
      const slots = moves.reduce<Slots>(
        (lying, { token, at }) => laid(lying, token, at, false),
        emptySlots(3),
      );
      const lying = slots.filter((token) => token !== null);
      expect(slots).toHaveLength(3);
      expect(new Set(lying).size).toBe(lying.length);
    }),
  );
});
