import { expect, test } from "vitest";
import { createLateInputs } from "./late-inputs.ts";
import { fightGolem } from "./testing/contenders/golem.ts";
import { LIARS, type LiarName } from "./testing/contenders/liars.ts";
import { EVEN, LINES } from "./testing/virtual-play.ts";

/** Lets a second pass at one lag, and asks for each of its ticks. */
function second(late: ReturnType<typeof createLateInputs>, lag: number): number {
  let accepted = 0;
  for (let tick = 0; tick < 20; tick += 1) {
    if (late.accepts(lag)) accepted += 1;
    late.pass(lag);
  }
  return accepted;
}

test("a line may be as long as it likes, and longer by some ticks at any time", () => {
  for (const usual of [0, 7, 38]) {
    const late = createLateInputs();
    for (let round = 0; round < 60; round += 1) {
      expect(second(late, usual)).toBe(20);
      expect(second(late, usual + 8)).toBe(20);
    }
  }
});

test("three seconds of late inputs are let through, then as many as were earned since", () => {
  const late = createLateInputs();
  second(late, 2);
  expect([second(late, 30), second(late, 30), second(late, 30)]).toEqual([20, 20, 20]);
  expect(second(late, 30)).toBeLessThanOrEqual(4);
  for (let round = 0; round < 40; round += 1) second(late, 2);
  expect([second(late, 30), second(late, 30)]).toEqual([20, 20]);
  expect(second(late, 30)).toBeLessThan(10);
});

test("who goes on in another room has what was left of late inputs, and no more", () => {
  const before = createLateInputs();
  second(before, 2);
  second(before, 30);
  const after = createLateInputs(before.left);
  second(after, 2);
  expect([second(after, 30), second(after, 30)]).toEqual([20, 20]);
  expect(second(after, 30)).toBeLessThanOrEqual(5);
});

test("a line that has become longer is a usual one after five seconds", () => {
  const late = createLateInputs();
  second(late, 2);
  for (let round = 0; round < 6; round += 1) second(late, 20);
  expect(second(late, 20)).toBe(20);
});

const SLOW: readonly LiarName[] = [
  "slow motion only where something threatens",
  "the same, by a quarter of a second at most",
  "ahead of time, and slow where something threatens, but never late",
];

test.each(SLOW)("the server decides for a liar: %s", (name) => {
  const forced = [1, 2, 3, 4].map((seed) => fightGolem({ seed, line: EVEN, liar: LIARS[name]() }).forced);
  expect(forced.filter((ticks) => ticks > 50).length).toBeGreaterThan(2);
});

test("the server never decides for an honest player", () => {
  for (let seed = 1; seed <= 4; seed += 1)
    for (const line of Object.values(LINES)) expect(fightGolem({ seed, line }).forced).toBe(0);
});
