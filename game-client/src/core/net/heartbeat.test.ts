import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Beating, listenToHeart } from "./heartbeat.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A line that answers as long as `alive` says so. */
function line(alive: () => boolean): Beating & { closed: number; beats: number } {
  const room = {
    closed: 0,
    beats: 0,
    connection: {
      isOpen: true,
      close: () => {
        room.closed += 1;
        room.connection.isOpen = false;
      },
    },
    ping: (answered: (ms: number) => void) => {
      room.beats += 1;
      if (alive()) answered(20);
    },
  };
  return room;
}

test("a line that answers stays open", () => {
  const room = line(() => true);
  const stop = listenToHeart(room);
  vi.advanceTimersByTime(120_000);
  expect([room.closed, room.beats]).toEqual([0, 30]);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(room.beats).toBe(30);
});

test("a line that falls silent is closed within twenty seconds", () => {
  let alive = true;
  const room = line(() => alive);
  listenToHeart(room);
  vi.advanceTimersByTime(10_000);
  alive = false;
  vi.advanceTimersByTime(8_000);
  expect(room.closed).toBe(0);
  vi.advanceTimersByTime(12_000);
  expect(room.closed).toBe(1);
});

test("one lost answer is forgiven", () => {
  let beat = 0;
  const room = line(() => {
    beat += 1;
    return beat % 3 !== 0;
  });
  listenToHeart(room);
  vi.advanceTimersByTime(120_000);
  expect(room.closed).toBe(0);
});
