import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type PingedSocket, pingInTurn } from "./ping-in-turn.ts";

const INTERVAL = 3_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A client that answers pings or does not, and when it was pinged (ms from now). */
function client(answers = true) {
  const began = Date.now();
  const pings: number[] = [];
  const socket: PingedSocket & { pings: number[]; ended: boolean } = {
    pings,
    ended: false,
    pingCount: 0,
    ping() {
      pings.push(Date.now() - began);
      if (answers) socket.pingCount = 0;
    },
    terminate() {
      socket.ended = true;
    },
  };
  return socket;
}

test("each client is pinged every three seconds, and few of them at the same time", () => {
  const clients = Array.from({ length: 600 }, () => client());
  const timer = pingInTurn(new Set(clients), INTERVAL, 2);
  vi.advanceTimersByTime(4 * INTERVAL);
  clearInterval(timer);
  const at = new Map<number, number>();
  for (const { pings, ended } of clients) {
    expect(ended).toBe(false);
    expect(pings.length).toBeGreaterThanOrEqual(3);
    for (const [index, time] of pings.entries()) {
      if (index > 0) expect(time - (pings[index - 1] as number)).toBe(INTERVAL);
      at.set(time, (at.get(time) ?? 0) + 1);
    }
  }
  expect(Math.max(...at.values())).toBe(10);
});

test("a client that answers no ping is ended after two, one that answers late is not, and others stay", () => {
  const [silent, late, lively] = [client(false), client(false), client()];
  const timer = pingInTurn(new Set([silent, late, lively]), INTERVAL, 2);
  vi.advanceTimersByTime(1.5 * INTERVAL);
  late.pingCount = 0;
  vi.advanceTimersByTime(1.5 * INTERVAL);
  clearInterval(timer);
  expect(silent.pings.length).toBe(2);
  expect([silent.ended, late.ended, lively.ended]).toEqual([true, false, false]);
});

test("who comes later is pinged too", () => {
  const clients = new Set([client()]);
  const timer = pingInTurn(clients, INTERVAL, 2);
  vi.advanceTimersByTime(INTERVAL);
  const late = client();
  clients.add(late);
  vi.advanceTimersByTime(INTERVAL);
  clearInterval(timer);
  expect(late.pings.length).toBe(1);
});
