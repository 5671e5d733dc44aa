import { setTimeout as sleep } from "node:timers/promises";
import { stepWalker } from "@diamond-valley/schemas/walking/walking.ts";
import { expect, test } from "vitest";
import { createRouter, mapOf } from "./route.ts";
import { nextDue, STEP_MS, walkTo } from "./walk.ts";

const village = mapOf("village");
const start = village.spawns.get("start")!;

/** A room that takes nothing until so long (ms) after a first walk was sent, and everything at once from then on. */
function busyRoom(busyFor: number) {
  const walker = { ...start, facing: 0, walking: false };
  const waiting: { dx: number; dy: number }[] = [];
  const pings: (() => void)[] = [];
  let sent = 0;
  let isBusy = true;
  const takeAll = (): void => {
    for (const input of waiting.splice(0)) stepWalker(village, walker, input, STEP_MS / 1_000);
    for (const answer of pings.splice(0)) answer();
  };
  return {
    sessionId: "me",
    state: { players: { get: () => ({ ...walker }) } },
    gone: new AbortController().signal,
    left: new Promise<number>(() => {}),
    walk(dx: number, dy: number) {
      sent += 1;
      waiting.push({ dx, dy });
      const isEnd = dx === 0 && dy === 0;
      if (isBusy && isEnd)
        void sleep(busyFor).then(() => {
          isBusy = false;
          takeAll();
        });
      else if (!isBusy) takeAll();
    },
    ping: () =>
      isBusy ? new Promise<number>((resolve) => pings.push(() => resolve(0))) : Promise.resolve(0),
    walker,
    sent: () => sent,
  };
}

test("a walk waits for a room that is busy, rather than begin again from where it was shown before", async () => {
  const room = busyRoom(600);
  const goal = village.spawns.get("plaza-east")!;
  await walkTo(room, village, createRouter(village).route, goal, new AbortController().signal);
  expect(room.walker).toMatchObject(goal);
  // The 131 px of one walk in steps of 10 px, the last one shorter, and the stop.
  expect(room.sent()).toBeLessThanOrEqual(15);
});

test("the next step is due a step later; of a pause no more is made up for than a room saves", () => {
  expect(nextDue(1_000, 1_010)).toBe(1_000 + STEP_MS);
  expect(nextDue(1_000, 1_400)).toBe(1_000 + STEP_MS);
  expect(nextDue(1_000, 4_000)).toBe(3_500);
});
