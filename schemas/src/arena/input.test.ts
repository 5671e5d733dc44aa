import fc from "fast-check";
import { expect, test } from "vitest";
import { type Input, joinInput, packInput, unpackInput } from "./input.ts";

const direction = fc.integer({ min: 0, max: 255 });
const input: fc.Arbitrary<Input> = fc.record({
  pace: fc.integer({ min: 0, max: 3 }),
  move: direction,
  dash: fc.boolean(),
  attack: fc.boolean(),
  interact: fc.boolean(),
  aim: fc.option(direction),
  choice: fc.integer({ min: 0, max: 3 }),
});

test("an input comes out of its bits as it went in; who stands has no direction", () => {
  fc.assert(
    fc.property(input, (given) => {
      const expected = given.pace === 0 ? { ...given, move: 0 } : given;
      expect(unpackInput(packInput(given))).toEqual(expected);
    }),
  );
});

test("whatever three bytes come, they are an input in its one form", () => {
  const any = fc.integer();
  fc.assert(
    fc.property(any, any, any, (buttons, move, aim) => {
      const packed = joinInput(buttons, move, aim);
      expect(packInput(unpackInput(packed))).toBe(packed);
      expect(packed >>> 24).toBe(0);
    }),
  );
});
