import type { BossState } from "@diamond-valley/schemas/boss/boss.ts";
import type { DeepState } from "@diamond-valley/schemas/deep/deep.ts";
import type { Bite, CastAnswer } from "@diamond-valley/schemas/fishing/fishing.ts";
import type { SeatAnswer } from "@diamond-valley/schemas/rooms/seat.ts";
import { changed } from "@diamond-valley/schemas/story/progress.ts";
import { Client, CloseCode, type Room } from "colyseus.js";
import { pino } from "pino";
import { beforeAll, expect, test } from "vitest";
import { fightIn, helpEverybody, IN_CIRCLE, train } from "../boss/testing/challengers.ts";
import { fights } from "../boss/testing/plays.ts";
import { readConfig } from "../config/config.ts";
import { AT_PLATE, flyIn } from "../deep/testing/flyers.ts";
import { operate } from "../operator/operate.ts";
import type { LastPosition } from "../rooms/last-positions.ts";
import { MAPS } from "../rooms/maps.ts";
import { createProgressStore } from "../story/progress.ts";
import { until as untilWithin } from "../testing/rooms.ts";
import { exitOf } from "../testing/server-process.ts";
import { askSeat, sit, sitDown, type TwoDoors, twoServers } from "../testing/two-servers.ts";
import { auditWallets } from "../wallet/invariants.ts";
import { createWalletStore } from "../wallet/store.ts";
import { walletDeps } from "../wallet/testing/deps.ts";

// In week 2, when the golem has a ranked fight.
const NOW = "2025-10-14T12:00:00+09:00";
const servers = twoServers({ SEASON_CLOCK: NOW, RATE_LIMIT_SIGN_INS: "1000" });
const START = {
  lake: "/game_rpg/quest/fishing/start",
  circle: "/game_rpg/quest/boss/start",
  hall: "/game_rpg/quest/deep/start",
};
const until = <T>(condition: () => T | Promise<T>) => untilWithin(condition, 90_000);

const closeOf = (room: Room) => new Promise<number>((resolve) => room.onLeave((code) => resolve(code)));
const stand = (id: string, { x, y, ...at }: LastPosition) =>
  servers.database.connection
    .collection<LastPosition & { _id: string }>("places")
    .updateOne({ _id: id }, { $set: { ...at, x: Math.round(x), y: Math.round(y) } }, { upsert: true });
/** Whether a process says that it takes players; the site of a test need not be built. */
const isReady = async (url: string) =>
  ((await (await fetch(`${url}/readyz`)).json()) as { checks: { rooms: boolean } }).checks.rooms;
const addressOf = ({ port }: { port: number }) => `localhost:${port}`;

async function ops(...args: string[]): Promise<string> {
  const lines: string[] = [];
  const config = readConfig({ MONGODB_URL: servers.database.url });
  await operate(args, { config, log: pino({ level: "silent" }), print: (line) => lines.push(line) });
  return lines.join("\n");
}

/** Joins with a seat that a door gave, as the page does. */
async function joined<State>(seat: SeatAnswer): Promise<Room<unknown, State>> {
  const room = await new Client("ws://localhost:9").consumeSeatReservation<State>(seat);
  Object.assign(room.reconnection, { enabled: false });
  await new Promise<void>((resolve) => room.onStateChange.once(() => resolve()));
  return room as Room<unknown, State>;
}

/** Seats somebody in a room of the second process. */
async function seatedAtB(player: TwoDoors, path: string, at: LastPosition): Promise<SeatAnswer> {
  await stand(player.id, at);
  const { status, body } = await askSeat(player.b, true, path);
  expect([status, body.publicAddress]).toEqual([200, addressOf(servers.b)]);
  return body;
}

/** The seat that is had instead through a door: until then the page asks again and again. */
const seatAgain = (door: TwoDoors["a"], path: string) =>
  until(async () => {
    const { status, body } = await askSeat(door, false, path);
    return status === 200 ? body : null;
  });

let heroine: TwoDoors;
let flyer: TwoDoors;
beforeAll(async () => {
  [heroine, flyer] = [await servers.player("heroine"), await servers.player("flyer")];
  const deps = walletDeps(servers.database.connection, { now: () => Date.parse(NOW) });
  const wallets = createWalletStore(deps);
  const progress = createProgressStore(deps);
  await train(wallets, heroine.id);
  await helpEverybody(wallets, heroine.id);
  const note = (id: string, set: Record<string, number>) =>
    progress.change(id, (before) => changed(before, { set, add: {} }));
  await note(heroine.id, { "golem.called": 1 });
  await note(flyer.id, { "done.platinum": 1 });
}, 120_000);

test("a process that is told to stop sends its players to the other, lets lines come in, and fights go on where they were", async () => {
  const [walker, angler] = [await servers.player("walker"), await servers.player("angler")];
  const village = await sit(walker.b);
  const { x, y } = village.state.players.get(village.sessionId)!;
  const lake = await sitDown(
    await seatedAtB(angler, START.lake, { place: "lake", area: 1, ...MAPS.lake.spots[0]! }),
  );
  const circle = fightIn(await joined<BossState>(await seatedAtB(heroine, START.circle, IN_CIRCLE)));
  const hall = flyIn(await joined<DeepState>(await seatedAtB(flyer, START.hall, AT_PLATE)));
  const fight = await circle.begin({ kind: "weekly", ranked: true });
  circle.plays(fights);
  const flight = await hall.begin(true);
  hall.plays("flies");
  const bite = new Promise<Bite>((resolve) => lake.onMessage<Bite>("bite", resolve));
  await until(() => circle.room.state.health > 0 && circle.room.state.health < 98);
  await until(() => hall.page.runner && hall.page.runner.world.clock.tick[0]! > 60);
  const cast = await lake.request<unknown, CastAnswer>("cast", { calm: true });
  const healthBefore = circle.room.state.health;
  const ticksBefore = hall.page.runner!.world.clock.tick[0]!;

  const closes = [village, circle.room, hall.room, lake].map((room) => closeOf(room as Room));
  const exit = exitOf(servers.b.child);
  servers.b.child.kill("SIGTERM");
  await until(async () => !(await isReady(servers.b.url)));
  expect(await isReady(servers.a.url)).toBe(true);

  // Whoever walks is sent on at once, and stands where it stood; also a call that still reached the process that stops is answered.
  expect(await closes[0]).toBe(CloseCode.SERVER_SHUTDOWN);
  const seat = await seatAgain(walker.b, "/hub/enter");
  expect(seat.publicAddress).toBe(addressOf(servers.a));
  const again = await sitDown(seat);
  expect(again.state.players.get(again.sessionId)).toMatchObject({ x, y });

  // The fight goes on in the other process, with the golem as it was.
  expect(await closes[1]).toBe(CloseCode.SERVER_SHUTDOWN);
  circle.close();
  const circleSeat = await seatAgain(heroine.b, START.circle);
  expect(circleSeat.publicAddress).toBe(addressOf(servers.a));
  const circleThere = fightIn(await joined<BossState>(circleSeat));
  circleThere.plays(fights);
  await until(() => circleThere.page.attempt === fight.attempt);
  expect(circleThere.room.state.health).toBeGreaterThan(0);
  expect(circleThere.room.state.health).toBeLessThanOrEqual(healthBefore);

  expect(await closes[2]).toBe(CloseCode.SERVER_SHUTDOWN);
  hall.close();
  const hallSeat = await seatAgain(flyer.a, START.hall);
  const hallThere = flyIn(await joined<DeepState>(hallSeat));
  hallThere.plays("flies");
  await until(() => hallThere.page.attempt === flight.attempt);
  expect(hallThere.room.state.flying).toBe(true);
  await until(() => hallThere.page.runner!.world.clock.tick[0]! > ticksBefore);

  // The line comes in before its angler goes; no other is cast.
  expect((await bite).attempt).toBe(cast.attempt);
  await lake.request("reel-in", {});
  await expect(lake.request("cast", {})).rejects.toMatchObject({ reason: { code: "unavailable" } });
  expect(await closes[3]).toBe(CloseCode.SERVER_SHUTDOWN);
  const lakeThere = await sitDown(await seatAgain(angler.a, START.lake));
  expect(await exit).toBe(0);

  // Neither lifts a hand any more: both end soon, as if nothing had been, are paid once, and can be decided again.
  circleThere.plays(() => ({}));
  hallThere.plays("stands");
  await until(() => circleThere.heard.over > 0 && hallThere.heard.over > 0);
  const ended = await circleThere.end();
  expect(ended).toMatchObject({ attempt: fight.attempt, ranked: true, lost: null });
  expect(await hallThere.end()).toMatchObject({ attempt: flight.attempt, lost: null });
  expect(await ops("replay", fight.attempt)).toContain("This is what was stored.");
  for (const each of [circleThere, hallThere]) each.close();
  for (const each of [again, lakeThere, circleThere.room, hallThere.room]) await each.leave();
  expect(await auditWallets(servers.database.connection)).toEqual([]);
}, 300_000);

test("nothing went wrong unseen", () => {
  expect([...servers.a.logged, ...servers.b.logged]).toEqual([]);
});
