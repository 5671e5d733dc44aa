import { type IRoomCache, matchMaker } from "@colyseus/core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startRedis, type TestRedis } from "../testing/redis.ts";
import { until } from "../testing/rooms.ts";
import { openSharedRooms, type SharedRooms } from "./shared-rooms.ts";

let redis: TestRedis;
let shared: SharedRooms;
beforeEach(async () => {
  redis = await startRedis();
  shared = await openSharedRooms(redis.url);
  await matchMaker.setup(shared.presence, shared.driver);
});
afterEach(async () => {
  shared.presence.shutdown();
  await shared.driver.shutdown();
  await redis.close();
});

/** A room that is listed for this process, which has none. */
async function listGone(): Promise<void> {
  const { processId } = matchMaker;
  const room = { roomId: "gone", name: "hub", processId, clients: 1, maxClients: 50, createdAt: new Date() };
  await shared.driver.persist(room as IRoomCache, true);
}
const listed = () => redis.look.hkeys("roomcaches");
/** A Redis that answers all that is read and refuses each change, as one does that another takes over from. */
const refuseChanges = (isRefused: boolean) =>
  redis.look.config("SET", "min-replicas-to-write", isRefused ? 1 : 0);
const cutAll = () => redis.look.client("KILL", "TYPE", "normal", "SKIPME", "yes");
/** How often lists were read since the server began. */
async function reads(): Promise<number> {
  const [, calls = "0"] = /cmdstat_hgetall:calls=(\d+)/.exec(await redis.look.info("commandstats")) ?? [];
  return Number(calls);
}

test("what could not be taken from the list as Redis came back is taken from it as soon as that works", async () => {
  await listGone();
  await refuseChanges(true);
  const before = await reads();
  await cutAll();
  await until(async () => (await reads()) > before);
  expect(await listed()).toEqual(["gone"]);
  await refuseChanges(false);
  await until(async () => (await listed()).length === 0);
});
