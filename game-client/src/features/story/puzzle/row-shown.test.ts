import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showRow } from "./row-shown.ts";

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const TIMES = { before: 700, lit: 400, dark: 200 };

function shown(count: number) {
  const said: string[] = [];
  const say = (what: string) => said.push(`${Date.now()} ${what}`);
  const stop = showRow(count, TIMES, {
    on: (at) => say(`on ${at}`),
    off: (at) => say(`off ${at}`),
    over: () => say("over"),
  });
  return { said, stop };
}

test("each shines and goes out in its turn", () => {
  const { said } = shown(2);
  vi.runAllTimers();
  expect(said).toEqual(["700 on 0", "1100 off 0", "1300 on 1", "1700 off 1", "1900 over"]);
});

test("a row of none is over at once", () => {
  const { said } = shown(0);
  vi.runAllTimers();
  expect(said).toEqual(["700 over"]);
});

test("only one step is ever due, so that a page that stood still shows none of them for no time", () => {
  shown(5);
  for (let steps = 0; steps < 11; steps += 1) {
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersToNextTimer();
  }
  expect(vi.getTimerCount()).toBe(0);
});

test.each([0, 800, 1_200])("nothing is shown after it was stopped at %d ms", (ms) => {
  const { said, stop } = shown(3);
  vi.advanceTimersByTime(ms);
  stop();
  const before = said.length;
  vi.runAllTimers();
  expect(said).toHaveLength(before);
});
