import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { LoginAnswer } from "@diamond-valley/schemas/account/user.ts";
import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { CLOSE_CODES, CSRF_HEADER } from "@diamond-valley/schemas/protocol.ts";
import type { PlayerAnswer } from "@diamond-valley/schemas/rooms/seat.ts";
import type { WalletUpdate } from "@diamond-valley/schemas/wallet/wallet.ts";
import type { Room } from "colyseus.js";
import { expect, test } from "vitest";
import type { LastPosition } from "../rooms/last-positions.ts";
import { portalsBetween } from "../rooms/maps.ts";
import { until } from "../testing/rooms.ts";
import { newVisitor, walkToCallback } from "../testing/sign-in.ts";
import { askSeat, sit, sitDown, type TwoDoors, twoServers } from "../testing/two-servers.ts";
import { many } from "../wallet/testing/player.ts";

/** Calls that one account may make in a minute here. */
const CALLS = 40;
const servers = twoServers({ RATE_LIMIT_PER_ACCOUNT: String(CALLS) });

const closeOf = (room: Room) => new Promise<number>((resolve) => room.onLeave((code) => resolve(code)));
/** Puts a player beside the portal of `place` that leads to `target`. */
async function stand(id: string, place: PlaceName, target: PlaceName): Promise<void> {
  const [{ x, y } = { x: 0, y: 0 }] = portalsBetween(place, target);
  const places = servers.database.connection.collection<LastPosition & { _id: string }>("places");
  await places.insertOne({ _id: id, place, area: 1, x, y });
}
const whereIs = async (door: TwoDoors["a"]) => (await door.call<PlayerAnswer>("GET", "/hub/player")).body;

test("a sign-in that began at one process ends at the other, and holds at both", async () => {
  const a = newVisitor(servers.a.url);
  const b = newVisitor(servers.b.url, a.cookies);
  const callback = await walkToCallback(a, "wanderer");
  const login = await b.call<LoginAnswer>("POST", "/auth/login", callback);
  expect(login.status).toBe(200);
  for (const door of [a, b]) expect((await door.call("GET", "/user_data")).status).toBe(200);
  // The token that one process gave counts at the other, and one that nobody gave counts at neither.
  for (const door of [a, b]) {
    const forged = await door.call("POST", "/auth/logout", {}, { [CSRF_HEADER]: "guess.guess" });
    expect(forged).toMatchObject({ status: 403, body: { code: "forgery-token" } });
  }
  expect((await a.call("POST", "/auth/logout", {})).status).toBe(200);
  expect((await b.call("GET", "/hub/player")).status).toBe(401);
});

// Calls pass where Redis answers late, as it may on a busy machine: then once more, by somebody else.
test("calls are counted together", { retry: 2 }, async () => {
  const { a, b } = await servers.player(`hasty-${randomUUID()}`);
  const statuses = async (door: TwoDoors["a"], calls: number) => {
    const answers = await Promise.all(Array.from({ length: calls }, () => door.call("GET", "/hub/player")));
    return answers.map(({ status }) => status);
  };
  const each = CALLS / 2 - 2;
  const early = [...(await statuses(a, each)), ...(await statuses(b, each))];
  expect(new Set(early)).toEqual(new Set([200]));
  await statuses(a, 5);
  expect(new Set([...(await statuses(a, 2)), ...(await statuses(b, 2))])).toEqual(new Set([429]));
});

test("players who come through different processes meet in one room", async () => {
  const [ann, ben] = [await servers.player("ann"), await servers.player("ben")];
  const first = await sit(ann.b);
  const seat = await askSeat(ben.a);
  expect(seat.body).toMatchObject({ roomId: first.roomId, publicAddress: `localhost:${servers.b.port}` });
  const second = await sitDown(seat.body);
  await until(() => first.state.players.size === 2 && second.state.players.size === 2);
  expect([...first.state.players.keys()].sort()).toEqual([first.sessionId, second.sessionId].sort());
  await Promise.all([first.leave(), second.leave()]);
});

test("players who come and go leave nothing in Redis", async () => {
  const players = await Promise.all(["ida", "jon", "kay"].map((name) => servers.player(name)));
  await until(async () => (await servers.redis.look.hlen("roomcaches")) === 0);
  const before = await kept();
  for (let round = 0; round < 4; round++) {
    const rooms = await Promise.all(players.map(({ a, b }, index) => sit((index + round) % 2 ? a : b)));
    await players[0]!.a.call("GET", "/hub/player");
    await Promise.all(rooms.map((room) => room.leave()));
    await until(async () => (await servers.redis.look.hlen("roomcaches")) === 0);
  }
  // What somebody before them had left may go meanwhile; nothing may come.
  const left = async () => (await kept()).filter((name) => !before.includes(name));
  await until(async () => (await left()).length === 0).catch(() => {});
  expect(await left()).toEqual([]);
});

test("two who come at the same moment through different processes share one area", async () => {
  const [ann, ben] = [await servers.player("eva"), await servers.player("fay")];
  const rooms = await Promise.all([sit(ann.a), sit(ben.b)]);
  expect(new Set(rooms.map(({ state }) => state.area)).size).toBe(1);
  expect(new Set(rooms.map(({ roomId }) => roomId)).size).toBe(1);
  await Promise.all(rooms.map((room) => room.leave()));
});

test("a second tab at another process is asked, and may move the game, which tells the first", async () => {
  const { id, a, b } = await servers.player("cat");
  await stand(id, "village", "lake");
  const first = await sit(b);
  expect(await askSeat(a)).toMatchObject({ status: 409, body: { code: "multiple-tabs" } });
  expect(first.connection.isOpen).toBe(true);
  const closed = closeOf(first);
  // The lake has no room yet: it is made in the process that is asked, so that the game moves between processes.
  const seat = await askSeat(a, true, "/game_rpg/quest/fishing/start");
  expect(seat).toMatchObject({ status: 200, body: { publicAddress: `localhost:${servers.a.port}` } });
  const second = await sitDown(seat.body);
  expect(await closed).toBe(CLOSE_CODES.moved);
  expect(second.connection.isOpen).toBe(true);
  for (const door of [a, b])
    expect(await whereIs(door)).toEqual({ room: "fishing", place: "lake", online: true });
  await second.leave();
});

test("of tabs that ask at the same moment at both processes one gets the seat", async () => {
  const { a, b } = await servers.player("dan");
  const asked = await Promise.all([a, b, a, b].map((door) => askSeat(door)));
  for (const { status } of asked) expect([200, 409]).toContain(status);
  expect(asked.some(({ status }) => status === 200)).toBe(true);
  const room = await sit(b, true);
  expect(room.state.players.size).toBe(1);
  await room.leave();
});

test("a delivery at one process is told to the player in a room of the other", async () => {
  const player = await servers.player("gil");
  await player.fish(many("blue", 10));
  const room = await sit(player.b);
  const told: WalletUpdate[] = [];
  room.onMessage<WalletUpdate>("wallet", (update) => told.push(update));
  const created = await player.a.call<{ id: string }>("POST", "/game_rpg/submission/create", {
    category: "fish",
    colour: "blue",
  });
  const delivered = await player.a.call<WalletUpdate>("POST", "/game_rpg/submission/submit", {
    id: created.body.id,
  });
  expect(delivered.status).toBe(200);
  // The day's sign-in is told as well, before or behind it.
  const { wallet, levelUp, milestoneDiamonds, community } = delivered.body;
  expect(community).toMatchObject({ given: 1 });
  const isDelivery = ({ wallet: { helped } }: WalletUpdate): boolean => helped.fish.blue === 1;
  const first = await until(() => told.find(isDelivery));
  expect(first).toEqual({ wallet, levelUp, milestoneDiamonds, community });
  await room.leave();
});

test("signing out at one process ends the seat in a room of the other", async () => {
  const { a, b } = await servers.player("hal");
  const room = await sit(b);
  const closed = closeOf(room);
  expect((await a.call("POST", "/auth/logout", {})).status).toBe(200);
  expect(await closed).toBe(CLOSE_CODES.signedOut);
});

test("nothing went wrong unseen", () => {
  expect([...servers.a.logged, ...servers.b.logged]).toEqual([]);
});

/** Keys that nothing will clear away by itself soon, and subscriptions, but for the counts of calls. */
async function kept() {
  const { look } = servers.redis;
  await sleep(50);
  const keys = (await look.keys("*")).filter((key) => !key.startsWith("rate-limit:"));
  return [...keys, ...((await look.pubsub("CHANNELS")) as string[])].sort();
}
