import { MINUTE } from "@diamond-valley/schemas/clock.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadAtTurns } from "./turns.ts";

const EVENING = Date.parse("2025-10-12T23:50:00+09:00");

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

/** A server whose season time runs with the clock of the page, from Sunday evening on. */
function server() {
  const asked: string[] = [];
  const state = { isAway: false };
  const load = async (): Promise<number> => {
    if (state.isAway) throw new Error("away");
    const now = EVENING + Date.now();
    asked.push(new Date(now + 9 * 60 * MINUTE).toISOString().slice(5, 19));
    return now;
  };
  return { asked, state, load };
}

test("an open page asks anew after midnight, and on Monday after nine", async () => {
  const { asked, load } = server();
  const stop = loadAtTurns(load, 0.5);
  await vi.advanceTimersByTimeAsync(9 * MINUTE);
  expect(asked).toEqual(["10-12T23:50:00"]);
  await vi.advanceTimersByTimeAsync(10 * 60 * MINUTE);
  expect(asked).toEqual(["10-12T23:50:00", "10-13T00:00:11", "10-13T09:00:11"]);
  stop();
  await vi.advanceTimersByTimeAsync(48 * 60 * MINUTE);
  expect(asked).toHaveLength(3);
});

test("who gets no answer at midnight asks until somebody answers", async () => {
  const { asked, state, load } = server();
  const stop = loadAtTurns(load, 0);
  await vi.advanceTimersByTimeAsync(9 * MINUTE);
  state.isAway = true;
  await vi.advanceTimersByTimeAsync(5 * MINUTE);
  expect(asked).toHaveLength(1);
  state.isAway = false;
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(asked).toHaveLength(2);
  stop();
});
