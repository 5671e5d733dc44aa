import { expect, test } from "vitest";
import { createLateInputs } from "./late-inputs.ts";
import { fightGolem } from "./testing/contenders/golem.ts";
import { LIARS } from "./testing/contenders/liars.ts";
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

test("a line that has become longer is a usual one after five seconds", () => {
  const late = createLateInputs();
  second(late, 2);
  for (let round = 0; round < 6; round += 1) second(late, 20);
  expect(second(late, 20)).toBe(20);
});

test("who slows its world wherever something threatens is decided for, and an honest player never", () => {
  const slow = LIARS["slow motion only where something threatens"];
  for (let seed = 1; seed <= 4; seed += 1) {
    expect(fightGolem({ seed, line: EVEN, liar: slow() }).forced).toBeGreaterThan(150);
    for (const line of Object.values(LINES)) expect(fightGolem({ seed, line }).forced).toBe(0);
  }
});
