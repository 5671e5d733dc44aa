import fc from "fast-check";
import { expect, test } from "vitest";
import { shortenPath } from "./shorten-path.ts";

test.each([
  ["M15.999 29.998c9.334 0 13.999-6.268", "M16 30c9.33 0 14-6.27"],
  // Without a blank the next number would begin with the second dot.
  ["m1.38.804 0 1", "m1.38.8 0 1"],
  ["m1.38.999", "m1.38 1"],
  ["a4.921 4.921 0 1 1 9.843 0", "a4.92 4.92 0 1 1 9.84 0"],
  ["a3.425 3.425 0 106.842-1.5", "a3.42 3.42 0 1 0 6.84-1.5"],
  ["M0.004-0.004H-.5V10z", "M0 0H-.5V10z"],
])("%s is %s", (long, short) => {
  expect(shortenPath(long)).toBe(short);
});

test("what is short already stays as it is", () => {
  const number = fc.integer({ min: -3_200, max: 3_200 }).map((hundredths) => hundredths / 100);
  const command = fc
    .tuple(fc.constantFrom("M", "l", "c", "A"), fc.array(number, { minLength: 6, maxLength: 6 }))
    .map(([name, [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]]) =>
      name === "A" ? `A${a} ${b} ${c} 0 1 ${d} ${e}` : `${name}${[a, b, c, d, e, f].join(" ")}`,
    );
  fc.assert(
    fc.property(fc.array(command, { minLength: 1 }), (commands) => {
      const short = shortenPath(commands.join(""));
      expect(shortenPath(short)).toBe(short);
    }),
  );
});

test("what is no path is not guessed at", () => {
  expect(() => shortenPath("M1 2#3")).toThrow(/no number/);
});
