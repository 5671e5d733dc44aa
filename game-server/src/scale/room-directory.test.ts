import type { IRoomCache } from "@colyseus/core";
import { Redis } from "ioredis";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startRedis, type TestRedis } from "../testing/redis.ts";
import { RoomDirectory } from "./room-directory.ts";

let redis: TestRedis;
let connection: Redis;
beforeAll(async () => {
  redis = await startRedis();
  connection = new Redis(redis.url);
});
afterAll(async () => {
  connection?.disconnect();
  await redis?.close();
});
beforeEach(async () => {
  await redis.look.flushall();
});

const room = (roomId: string, name: string, more: Partial<IRoomCache> = {}): IRoomCache =>
  ({
    ...{
      roomId,
      name,
      processId: "p1",
      clients: 1,
      maxClients: 50,
      locked: false,
      private: false,
      unlisted: false,
    },
    ...{ metadata: { place: "village", area: 1 }, createdAt: new Date(), ...more },
  }) as IRoomCache;
const ids = (found: readonly IRoomCache[]) => found.map(({ roomId }) => roomId).sort();

test("rooms of one kind are found, by their own fields and those of their metadata", async () => {
  const directory = new RoomDirectory(connection);
  await directory.persist(room("a", "hub"), true);
  await directory.persist(room("b", "hub", { metadata: { place: "village", area: 2 }, locked: true }), true);
  await directory.persist(room("c", "fishing", { metadata: { place: "lake", area: 1 } }), true);
  expect(ids(await directory.query({ name: "hub" }))).toEqual(["a", "b"]);
  expect((await directory.findOne({ name: "hub", locked: false })).roomId).toBe("a");
  const second = { name: "hub", area: 2, place: "village" } as Partial<IRoomCache>;
  expect((await directory.findOne(second)).roomId).toBe("b");
  expect(await directory.findOne({ name: "hub", processId: "nobody" })).toBeUndefined();
  expect(ids(await directory.query({ roomId: "c" }))).toEqual(["c"]);
  expect(await directory.query({ roomId: "c", name: "hub" })).toEqual([]);
  expect(ids(await directory.query({ processId: "p1" }))).toEqual(["a", "b", "c"]);
});

test("what another process lists is found too, and what is removed leaves nothing", async () => {
  const [ours, theirs] = [new RoomDirectory(connection), new RoomDirectory(connection)];
  await ours.persist(room("a", "hub"), true);
  expect(ids(await theirs.query({ name: "hub" }))).toEqual(["a"]);
  await ours.remove("a");
  expect(await theirs.query({ name: "hub" })).toEqual([]);
  expect(await redis.look.keys("*")).toEqual([]);
});

test("rooms of a process that was killed go from their kind on the way, and come back where it was only slow", async () => {
  const [slow, other] = [new RoomDirectory(connection), new RoomDirectory(connection)];
  const listed = room("a", "hub", { processId: "slow" });
  await slow.persist(listed, true);
  await other.cleanup("slow");
  expect(await other.query({ name: "hub" })).toEqual([]);
  expect(await redis.look.exists("rooms:hub")).toBe(0);
  await slow.update(listed, { $set: { clients: 3 } });
  expect(await other.findOne({ name: "hub" })).toMatchObject({ roomId: "a", clients: 3 });
});

test("to find a kind costs what there is of it, however many rooms there are of others", async () => {
  const directory = new RoomDirectory(connection);
  await directory.persist(room("a", "hub"), true);
  for (let index = 0; index < 500; index += 1) await directory.persist(room(`s${index}`, "story"), true);
  const read = async (): Promise<number> => {
    const [, bytes = "0"] = /total_net_output_bytes:(\d+)/.exec(await redis.look.info("stats")) ?? [];
    return Number(bytes);
  };
  const before = await read();
  expect(ids(await directory.query({ name: "hub" }))).toEqual(["a"]);
  expect(ids(await directory.query({ roomId: "s7" }))).toEqual(["s7"]);
  // All of them are a hundred thousand bytes; what Redis says of itself is some thousand.
  expect((await read()) - before).toBeLessThan(20_000);
});
