import fc from "fast-check";
import { expect, test } from "vitest";
import { createHearing } from "./hearing.ts";

const HELLO = { session: "ann", phrase: "hello", away: 100 } as const;

test("who is near is heard, and nobody else", () => {
  const hears = createHearing();
  expect(hears({ ...HELLO, away: 600 }, 0)).toBe(false);
  expect(hears(HELLO, 0)).toBe(true);
});

test("the same is not read again soon, and something else is", () => {
  const hears = createHearing();
  expect(hears(HELLO, 0)).toBe(true);
  expect(hears(HELLO, 6_000)).toBe(false);
  expect(hears({ ...HELLO, phrase: "bye" }, 6_000)).toBe(true);
  expect(hears({ ...HELLO, session: "ben" }, 12_000)).toBe(true);
  expect(hears(HELLO, 30_000)).toBe(true);
});

test("whatever a crowd says, no more than one phrase in five seconds is read", () => {
  const said = fc.record({
    session: fc.constantFrom("ann", "ben", "cat", "dan"),
    phrase: fc.constantFrom("hello", "bye", "yes" as const),
    away: fc.integer({ min: 0, max: 900 }),
    after: fc.integer({ min: 0, max: 3_000 }),
  });
  fc.assert(
    fc.property(fc.array(said, { maxLength: 200 }), (all) => {
      const hears = createHearing();
      const times: number[] = [];
      let now = 0;
      for (const { after, ...one } of all) {
        now += after;
        if (hears(one as typeof HELLO, now)) times.push(now);
      }
      for (const [index, at] of times.entries())
        if (index > 0) expect(at - times[index - 1]!).toBeGreaterThanOrEqual(5_000);
    }),
  );
});
