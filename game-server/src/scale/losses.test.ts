import { CLOSE_CODES } from "@diamond-valley/schemas/protocol.ts";
import type { WalletUpdate, WalletView } from "@diamond-valley/schemas/wallet/wallet.ts";
import type { Room } from "colyseus.js";
import { expect, test, vi } from "vitest";
import { until as untilWithin } from "../testing/rooms.ts";
import { exitOf } from "../testing/server-process.ts";
import { askSeat, sit, type TwoDoors, twoServers } from "../testing/two-servers.ts";
import { many } from "../wallet/testing/player.ts";

const servers = twoServers();
const AWAY = "Redis is away";
/** What processes notice and mend by timers of their own takes longer on a busy machine; none of it is measured here. */
const PATIENCE = 60_000;
vi.setConfig({ testTimeout: 2 * PATIENCE });
const until = <T>(condition: () => T | Promise<T>) => untilWithin(condition, PATIENCE);

const closeOf = (room: Room) => new Promise<number>((resolve) => room.onLeave((code) => resolve(code)));
const players = (...names: string[]) => Promise.all(names.map((name) => servers.player(name)));
const timesAway = () =>
  [servers.a, servers.b].map(({ logged }) => logged.filter(({ msg }) => msg === AWAY).length);
/** Sits down as soon as that can be done again. */
const sitAgain = (door: TwoDoors["a"]) => until(() => sit(door).catch(() => null));

test("while Redis is away players play on, nobody enters, and each process says so once", async () => {
  const [ann, ben, cat, dot] = await players("ann", "ben", "cat", "dot");
  const [first, second] = [await sit(ann!.b), await sit(ben!.a)];
  await servers.redis.kill();
  await until(() => timesAway().every((times) => times === 1));
  for (const door of [cat!.a, cat!.b])
    expect(await askSeat(door)).toMatchObject({ status: 503, body: { code: "unavailable" } });
  expect((await cat!.a.call("POST", "/auth/logout", {})).status).toBe(200);
  expect((await cat!.b.call("GET", "/hub/player")).status).toBe(401);
  await ann!.fish(many("blue", 10));
  for (const door of [ann!.a, ann!.b])
    expect((await door.call("GET", "/game_rpg/user_data")).status).toBe(200);
  await first.request("emote", { emote: "wave" });
  await second.leave();
  await until(() => first.state.players.size === 1);
  expect(first.connection.isOpen).toBe(true);

  // It comes back empty: who sits where is known again, and the room is listed all the same, and found.
  await servers.redis.start("all");
  await until(() => servers.redis.look.exists(`seat:${ann!.id}`));
  await until(async () => (await servers.redis.look.hkeys("roomcaches")).includes(first.roomId));
  const third = await sitAgain(dot!.a);
  expect(third.roomId).toBe(first.roomId);
  expect(timesAway()).toEqual([1, 1]);
  await Promise.all([first.leave(), third.leave()]);
});

test("a room that ended while Redis was away is not looked for when it is back", async () => {
  const [dan] = await players("dan");
  const room = await sit(dan!.b);
  await servers.redis.kill();
  await until(() => timesAway().every((times) => times === 2));
  await room.leave();
  await until(async () => (await metric(servers.b.url, "rooms")) === 0);
  await servers.redis.start();
  expect(await servers.redis.look.hkeys("roomcaches")).toEqual([room.roomId]);
  const again = await sitAgain(dan!.a);
  expect(again.roomId).not.toBe(room.roomId);
  expect(await servers.redis.look.hkeys("roomcaches")).toEqual([again.roomId]);
  await again.leave();
});

test("a process that hangs loses its players to the other, and lets them go when it goes on", async () => {
  const [eva] = await players("eva");
  const first = await sit(eva!.b);
  servers.b.child.kill("SIGSTOP");
  const second = await sit(eva!.a);
  expect(second.roomId).not.toBe(first.roomId);
  const closed = closeOf(first);
  servers.b.child.kill("SIGCONT");
  expect(await closed).toBe(CLOSE_CODES.moved);
  expect(second.connection.isOpen).toBe(true);
  await second.leave();
});

test("the players of a killed process go on at the other, with all that they were told they had", async () => {
  const crew = await players("fay", "gil", "hal");
  const rooms = await Promise.all(crew.map(({ b }) => sit(b)));
  const delivered = await Promise.all(
    crew.map(async (player) => {
      // The day in the village is counted and paid behind the join.
      await until(
        async () => (await player.b.call<WalletView>("GET", "/game_rpg/user_data")).body.signIn.today,
      );
      await player.fish(many("blue", 10));
      const wanted = { category: "fish", colour: "blue" };
      const { body } = await player.b.call<{ id: string }>("POST", "/game_rpg/submission/create", wanted);
      return (await player.b.call<WalletUpdate>("POST", "/game_rpg/submission/submit", body)).body;
    }),
  );
  servers.b.child.kill("SIGKILL");
  await until(() => rooms.every((room) => !room.connection.isOpen));

  const again = await Promise.all(crew.map(({ a }) => sit(a)));
  expect(new Set(again.map(({ roomId }) => roomId)).size).toBe(1);
  await until(() => again[0]?.state.players.size === crew.length);
  for (const [index, { a }] of crew.entries()) {
    const { body } = await a.call<WalletView>("GET", "/game_rpg/user_data");
    expect(body).toEqual(delivered[index]?.wallet);
  }
  const { look } = servers.redis;
  expect(await look.hkeys("roomcaches")).toEqual([again[0]?.roomId]);
  expect(await look.hlen("roomcount")).toBe(1);
  await Promise.all(again.map((room) => room.leave()));
});

test("a server stops in good order although Redis is away", async () => {
  const [ida] = await players("ida");
  const room = await sit(ida!.a);
  const { x, y } = room.state.players.get(room.sessionId)!;
  const places = servers.database.connection.collection<{ _id: string }>("places");
  await places.deleteOne({ _id: ida!.id });
  await servers.redis.kill();
  servers.a.child.kill("SIGTERM");
  expect(await exitOf(servers.a.child)).toBe(0);
  expect(await places.findOne({ _id: ida!.id })).toMatchObject({ place: "village", x, y });
});

test("nothing went wrong unseen", () => {
  // Whoever asked for a seat while Redis was away was refused, which is logged, in a line each.
  const expected = new Set([AWAY, "a request failed", "seat not ended at sign-out"]);
  expect(JSON.stringify([...servers.a.logged, ...servers.b.logged])).not.toContain('"stack"');
  expect([...servers.a.logged, ...servers.b.logged].filter(({ msg }) => !expected.has(msg ?? ""))).toEqual(
    [],
  );
});

/** The sum of a measurement over its labels. */
async function metric(url: string, name: string): Promise<number> {
  const lines = (await (await fetch(`${url}/metrics`)).text()).split("\n");
  const values = lines
    .filter((line) => line.startsWith(`${name}{`))
    .map((line) => Number(line.split(" ").at(-1)));
  return values.reduce((sum, value) => sum + value, 0);
}
