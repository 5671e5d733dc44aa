import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Beating, listenToHeart } from "./heartbeat.ts";

let document: EventTarget & { hidden: boolean };
beforeEach(() => {
  vi.useFakeTimers();
  document = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal("document", document);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const show = (isShown: boolean): void => {
  document.hidden = !isShown;
  document.dispatchEvent(new Event("visibilitychange"));
};

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

test("a line that died behind the page is closed a few seconds after somebody comes back, and a living one is not", () => {
  let alive = true;
  const room = line(() => alive);
  const stop = listenToHeart(room);
  show(false);
  show(true);
  expect(room.beats).toBe(1);
  vi.advanceTimersByTime(7_000);
  alive = false;
  show(false);
  show(true);
  vi.advanceTimersByTime(3_900);
  expect(room.closed).toBe(0);
  vi.advanceTimersByTime(200);
  expect(room.closed).toBe(1);
  stop();
});

test("a line that answers late, or is over, is not given up for it", () => {
  const late: (() => void)[] = [];
  const room = line(() => false);
  room.ping = (answered) => void late.push(() => answered(3_000));
  const stop = listenToHeart(room);
  show(true);
  vi.advanceTimersByTime(3_000);
  for (const answer of late.splice(0)) answer();
  vi.advanceTimersByTime(3_000);
  show(true);
  stop();
  vi.advanceTimersByTime(10_000);
  show(true);
  expect([room.closed, late.length]).toEqual([0, 2]);
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
