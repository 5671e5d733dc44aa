import fc from "fast-check";
import { expect, test } from "vitest";
import { startPace, stepsDue } from "./pace.ts";

const STEP = 50;

/** Plays `arrivals` (inputs that arrive before each step of the world); answers the steps walked in all. */
function play(arrivals: readonly number[]): { walked: number[]; waiting: number } {
  const pace = startPace(0);
  const walked: number[] = [];
  let waiting = 0;
  for (const [index, arrived] of arrivals.entries()) {
    waiting += arrived;
    const due = stepsDue(pace, (index + 1) * STEP, STEP, waiting);
    walked.push(due.walked);
    waiting -= due.walked + due.dropped;
  }
  return { walked, waiting };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

test("an honest client is walked one input a step, at once", () => {
  const { walked, waiting } = play(Array(200).fill(1));
  expect(walked.every((steps) => steps === 1)).toBe(true);
  expect(waiting).toBe(0);
});

test("a line that stalls for a second and then delivers all at once is caught up with soon, and stays caught up", () => {
  const { walked, waiting } = play([...Array(40).fill(1), ...Array(19).fill(0), 20, ...Array(20).fill(1)]);
  expect(waiting).toBe(0);
  expect(Math.max(...walked)).toBeLessThanOrEqual(3);
  expect(sum(walked)).toBe(80);
});

test("what a longer stall brings too late is dropped, so that nobody stays behind", () => {
  const { walked, waiting } = play([...Array(60).fill(0), 61, ...Array(40).fill(1)]);
  expect(waiting).toBeLessThanOrEqual(4);
  expect(sum(walked.slice(60, 70))).toBeGreaterThanOrEqual(20);
});

test("however many inputs come and when, nobody walks more steps than time and one second allow", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 400 }), (arrivals) => {
      const { walked } = play(arrivals);
      expect(sum(walked)).toBeLessThanOrEqual(arrivals.length * 1.01 + 21);
      const half = walked.slice(Math.floor(walked.length / 2));
      expect(sum(half)).toBeLessThanOrEqual(half.length * 1.01 + 21);
    }),
  );
});

test("a client that always sends twice as much walks no faster than the others", () => {
  const { walked } = play(Array(2_000).fill(2));
  expect(sum(walked) / walked.length).toBeLessThan(1.015);
});

test("a client that is silent for long and then floods walks one second of what it saved, not all", () => {
  const { walked } = play([...Array(400).fill(0), ...Array(40).fill(60)]);
  expect(sum(walked)).toBeGreaterThan(40);
  expect(sum(walked)).toBeLessThanOrEqual(20 + 40 * 1.01 + 1);
});

test("where two steps are made at a time, inputs of which one comes a patch late are walked evenly from then on", () => {
  const pace = startPace(0);
  const walked: number[] = [];
  let waiting = 0;
  for (const [patch, arrived] of [2, 2, 1, 3, 2, 1, 3, 2, 1, 3, 1, 3, 2].entries()) {
    waiting += arrived;
    const due = stepsDue(pace, (patch + 1) * 2 * STEP, STEP, waiting, 2);
    walked.push(due.walked);
    waiting -= due.walked;
  }
  expect(walked).toEqual([2, 2, 1, ...Array(10).fill(2)]);
});

test("where two steps are made at a time, inputs that come two late and four early are walked evenly", () => {
  const pace = startPace(0);
  let waiting = 0;
  const walked: number[] = [];
  for (let patch = 0; patch < 60; patch += 1) {
    waiting += patch % 2 === 0 ? 0 : 4;
    const due = stepsDue(pace, (patch + 1) * 2 * STEP, STEP, waiting, 2);
    walked.push(due.walked);
    waiting -= due.walked + due.dropped;
  }
  expect(walked.slice(4).every((steps) => steps === 2)).toBe(true);
  expect(waiting).toBeLessThanOrEqual(4);
});

test("a step that is earned by half is not walked yet", () => {
  const pace = startPace(0);
  expect(stepsDue(pace, STEP / 2, STEP, 3)).toEqual({ dropped: 0, walked: 1 });
  expect(stepsDue(pace, STEP, STEP, 2)).toEqual({ dropped: 0, walked: 1 });
});

test.each([
  [2, 2],
  [3, 3],
])(
  "after %i silent steps, %i of three inputs are walked: an uneven line keeps one in reserve, a stalled one none",
  (silent, walked) => {
    const pace = startPace(0);
    for (let step = 1; step <= silent; step += 1) stepsDue(pace, step * STEP, STEP, 0);
    expect(stepsDue(pace, (silent + 1) * STEP, STEP, 3).walked).toBe(walked);
  },
);
