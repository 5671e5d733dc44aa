import { setTimeout as sleep } from "node:timers/promises";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openRedis } from "../http/redis.ts";
import { startRedis, type TestRedis } from "../testing/redis.ts";
import { openSharedRooms } from "./shared-rooms.ts";

let redis: TestRedis;
beforeEach(async () => {
  redis = await startRedis();
  await redis.kill();
});
afterEach(() => redis.close());

/** What `open` answers while Redis starts after its first tries. */
async function meanwhile<T>(open: () => Promise<T>): Promise<T> {
  const opened = open();
  await sleep(300);
  const [result] = await Promise.all([opened, redis.start()]);
  return result;
}

test("rooms of a server that starts before Redis does are shared once it is there", async () => {
  const { presence, driver } = await meanwhile(() => openSharedRooms(redis.url));
  await presence.set("shared", "1");
  expect(await redis.look.get("shared")).toBe("1");
  presence.shutdown();
  await driver.shutdown?.();
});

test("rate limits of a server that starts before Redis does count in it once it is there", async () => {
  const client = await meanwhile(() => openRedis(redis.url, pino({ level: "silent" })));
  expect(await client.incr("counted")).toBe(1);
  client.disconnect();
});

test("what a server that starts reads is waited for while Redis stands still, and refused once it plays", async () => {
  const { presence, driver } = await meanwhile(() => openSharedRooms(redis.url));
  const standStill = () => redis.look.client("PAUSE", 3_000);
  await presence.hset("roomcount", "one", "5");
  await standStill();
  expect(await presence.hgetall("roomcount")).toEqual({ one: "5" });
  await standStill();
  expect(await presence.channels("p:*")).toEqual([]);
  presence.started();
  await standStill();
  await expect(presence.hgetall("roomcount")).rejects.toMatchObject({ code: "unavailable" });
  presence.shutdown();
  await driver.shutdown?.();
});
