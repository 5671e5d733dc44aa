import { setTimeout as sleep } from "node:timers/promises";
import { matchMaker } from "@colyseus/core";
import { Redis } from "ioredis";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SharedPresence } from "../scale/shared-presence.ts";
import { freshDatabase } from "../testing/database.ts";
import { startRedis, type TestRedis } from "../testing/redis.ts";
import { startGame, type TestGame } from "../testing/rooms.ts";
import { type AccountLocks, createLocalLocks, locksOf } from "./account-lock.ts";
import { createSeatLocks } from "./seat-locks.ts";

const database = freshDatabase();
let redis: TestRedis;
let presence: SharedPresence;
let game: TestGame;

beforeAll(async () => {
  redis = await startRedis();
  presence = new SharedPresence(new Redis(redis.url), new Redis(redis.url));
  game = await startGame(database.connection);
});
afterAll(async () => {
  presence?.shutdown();
  await game?.close();
  await redis?.close();
});

const local = createLocalLocks();
const KINDS: [string, () => AccountLocks][] = [
  ["of one process", () => local],
  ["in Redis", () => presence],
];

describe.each(KINDS)("a lock %s", (_name, locks) => {
  test("has one holder, who alone can let go of it", async () => {
    expect(await locks().acquire("one", "a", 5_000)).toBe(true);
    expect(await locks().acquire("one", "b", 5_000)).toBe(false);
    await locks().letGo("one", "b");
    expect(await locks().acquire("one", "b", 5_000)).toBe(false);
    await locks().letGo("one", "a");
    expect(await locks().acquire("one", "b", 5_000)).toBe(true);
  });

  test("of a holder that was killed ends, however often others ask for it", async () => {
    expect(await locks().acquire("dead", "a", 300)).toBe(true);
    const began = performance.now();
    while (!(await locks().acquire("dead", "b", 5_000))) {
      expect(performance.now() - began).toBeLessThan(3_000);
      await sleep(25);
    }
    expect(performance.now() - began).toBeGreaterThan(200);
  });

  test("is passed on by its holder alone, and by nobody where nobody holds it", async () => {
    expect(await locks().pass("seat", "a", "b", 5_000)).toBe(false);
    expect(await locks().holder("seat")).toBeNull();
    expect(await locks().pass("seat", null, "a", 5_000)).toBe(true);
    expect(await locks().pass("seat", null, "b", 5_000)).toBe(false);
    const two = ["b", "c"].map((next) => locks().pass("seat", "a", next, 200));
    expect((await Promise.all(two)).filter(Boolean)).toHaveLength(1);
    expect(["b", "c"]).toContain(await locks().holder("seat"));
    await expect.poll(() => locks().holder("seat"), { timeout: 3_000 }).toBeNull();
  });

  test("that ended is not let go of by its old holder", async () => {
    expect(await locks().acquire("late", "a", 50)).toBe(true);
    await sleep(200);
    expect(await locks().acquire("late", "b", 5_000)).toBe(true);
    await locks().letGo("late", "a");
    expect(await locks().acquire("late", "c", 5_000)).toBe(false);
  });
});

test("a seat's renewal brings back its own lost lock, and leaves the lock of another seat alone", async () => {
  const locks = createSeatLocks();
  const seat = { seat: "mine", place: "village", roomId: "r", session: "s" } as const;
  expect(await locks.renew("ann", seat)).toBe(true);
  expect(await locks.read("ann")).toEqual(seat);
  expect(await locks.renew("ann", { ...seat, seat: "other" })).toBe(false);
  expect(await locks.read("ann")).toEqual(seat);
  await locks.release("ann", "other");
  expect(await locks.read("ann")).toEqual(seat);
  await locks.release("ann", "mine");
  expect(await locks.read("ann")).toBeNull();
});

test("a seat that is taken between the look and the renewal of another is judged, and stays", async () => {
  const locks = createSeatLocks();
  const seat = { seat: "old", place: "village", roomId: "r", session: "s" } as const;
  await locks.write("bea", seat);
  const next = { ...seat, seat: "next" };
  const judged: string[] = [];
  const isRenewed = await locks.replace("bea", seat, (held) => {
    if (judged.length === 0)
      void locksOf(matchMaker.presence).pass(
        ...(["seat:bea", JSON.stringify(seat), JSON.stringify(next), 5_000] as const),
      );
    judged.push(held!.seat);
    return held!.seat === seat.seat;
  });
  expect(await locks.read("bea")).toEqual(next);
  expect([isRenewed, judged]).toEqual([false, ["old", "next"]]);
});

test("seat changes of one account come one after the other, those of two at the same time", async () => {
  const locks = createSeatLocks();
  const order: string[] = [];
  const change = (account: string, name: string) =>
    locks.exclusively(account, async () => {
      order.push(`${name} begins`);
      await sleep(100);
      order.push(`${name} ends`);
    });
  await Promise.all([change("ben", "first"), change("ben", "second"), change("cat", "other")]);
  const own = order.filter((each) => !each.startsWith("other"));
  expect(own.map((each) => each.split(" ")[1])).toEqual(["begins", "ends", "begins", "ends"]);
  expect(order.indexOf("other begins")).toBeLessThan(order.indexOf(own[1] as string));
});
