import { setTimeout as sleep } from "node:timers/promises";
import type { Bite, CastAnswer, PressAnswer } from "@diamond-valley/schemas/fishing/fishing.ts";
import { arrowAt, outcomeAt } from "@diamond-valley/schemas/fishing/press.ts";
import { CLOSE_CODES } from "@diamond-valley/schemas/protocol.ts";
import type { SeasonView, Stage } from "@diamond-valley/schemas/season/season.ts";
import type { LedgerEntry } from "@diamond-valley/schemas/wallet/operations.ts";
import type { Room } from "colyseus.js";
import { pino } from "pino";
import { expect, test } from "vitest";
import { readConfig } from "../config/config.ts";
import { operate } from "../operator/operate.ts";
import type { LastPosition } from "../rooms/last-positions.ts";
import { MAPS } from "../rooms/maps.ts";
import { until } from "../testing/rooms.ts";
import { askSeat, sit, sitDown, type TwoDoors, twoServers } from "../testing/two-servers.ts";
import { auditWallets, linesOf } from "../wallet/invariants.ts";
import { walletModel } from "../wallet/wallet-model.ts";

const servers = twoServers({ GAME_TEMPO: "20", RATE_LIMIT_SIGN_INS: "1000" });
const LAKE = "/game_rpg/quest/fishing/start";
/** Anglers at the lake, who fish without a break. */
const ANGLERS = 6;

async function ops(...args: string[]): Promise<void> {
  const config = readConfig({ MONGODB_URL: servers.database.url });
  await operate(args, { config, log: pino({ level: "silent" }), print: () => {} });
}
const bothSay = (stage: Stage, { a, b }: TwoDoors) =>
  until(async () => {
    const seen = await Promise.all([a, b].map((door) => door.call<SeasonView>("GET", "/season")));
    return seen.every(({ body }) => body.stage === stage);
  });
const closeOf = (room: Room) => new Promise<number>((resolve) => room.onLeave((code) => resolve(code)));
const places = () => servers.database.connection.collection<LastPosition & { _id: string }>("places");

let crews = 0;
/** Two in the village in one process, and anglers at the lake in the other. */
async function crew() {
  const round = ++crews;
  const walkers = [await servers.player(`walker-${round}`), await servers.player(`stroller-${round}`)];
  const village = await Promise.all(walkers.map(({ b }) => sit(b)));
  const anglers: TwoDoors[] = [];
  const lake: Room[] = [];
  for (let each = 0; each < ANGLERS; each += 1) {
    const angler = await servers.player(`angler-${round}-${each}`);
    const { x, y } = MAPS.lake.spots[each]!;
    const place = { place: "lake", area: 1, x: Math.round(x), y: Math.round(y) } as const;
    await places().updateOne({ _id: angler.id }, { $set: place }, { upsert: true });
    const seat = await askSeat(angler.a, false, LAKE);
    expect(seat).toMatchObject({ body: { publicAddress: `localhost:${servers.a.port}` } });
    lake.push(await sitDown(seat.body));
    anglers.push(angler);
  }
  return { walkers, anglers, village, lake, everybody: [...walkers, ...anglers] };
}

/** Casts and presses in the green, again and again, until the room is gone. Answers what it was told it has caught. */
async function fish(room: Room): Promise<PressAnswer[]> {
  const told: PressAnswer[] = [];
  let bitten: (bite: Bite) => void = () => {};
  room.onMessage<Bite>("bite", (bite) => bitten(bite));
  const gone = closeOf(room).then(() => Promise.reject(new Error("gone")));
  gone.catch(() => {});
  try {
    for (;;) {
      const bite = new Promise<Bite>((resolve) => {
        bitten = resolve;
      });
      await Promise.race([room.request<unknown, CastAnswer>("cast", {}), gone]);
      const { attempt, arrow } = await Promise.race([bite, gone]);
      let elapsed = 100;
      while (outcomeAt(arrow, arrowAt(arrow, elapsed)) !== "success" && elapsed < arrow.window) elapsed += 1;
      await sleep(elapsed);
      const answer = room.request<unknown, PressAnswer>("press", { attempt, elapsed });
      told.push(await Promise.race([answer, gone]));
    }
  } catch (error) {
    if (room.connection.isOpen) throw error;
    return told;
  }
}

/** What was told stands as told, with its evidence; what was not told was paid or never was. */
async function expectSettled(told: readonly PressAnswer[]): Promise<void> {
  const { connection } = servers.database;
  const lines = new Map<string, LedgerEntry>();
  for await (const wallet of walletModel.collection(connection).find()) {
    for (const line of await linesOf(connection, wallet)) lines.set(line.key, line);
  }
  const caught = told.filter(({ items }) => items.length > 0);
  expect(caught.length).toBeGreaterThan(0);
  for (const { attempt, items } of caught) {
    expect(lines.get(`quest:fishing:${attempt}`)).toMatchObject({ operation: { items } });
  }
  expect(await auditWallets(connection)).toEqual([]);
}

/** Nobody holds a seat any more, in either process, and none is given. */
async function expectShut(everybody: readonly TwoDoors[], status: number): Promise<void> {
  await until(async () => (await servers.redis.look.keys("seat*")).length === 0);
  for (const { a, b } of everybody) {
    for (const door of [a, b]) {
      expect(await askSeat(door, true)).toMatchObject({ status, body: { code: "closed" } });
      expect(await askSeat(door, true, LAKE)).toMatchObject({ status, body: { code: "closed" } });
    }
  }
}

async function expectOpenAgain({ walkers, anglers }: Awaited<ReturnType<typeof crew>>): Promise<void> {
  for (const { b } of walkers) {
    const room = await sit(b);
    expect(room.state.players.size).toBe(1);
    await room.leave();
  }
  // The lake lets back in only who was there last: the closing has not cost anybody their place.
  for (const { a, b } of anglers) {
    const room = await sitDown((await askSeat(b, false, LAKE)).body);
    expect(await room.request("cast", {})).toHaveProperty("attempt");
    await room.leave();
    expect((await a.call("GET", "/hub/player")).body).toEqual({ room: null, place: null, online: false });
  }
}

test.each([["sweepstake"], ["shutdown"]] as const)(
  "when the stage becomes %s everybody is led out of both processes, with what they have; back in the event they enter",
  async (stage) => {
    const players = await crew();
    const rooms = [...players.village, ...players.lake];
    const codes = rooms.map(closeOf);
    const catches = players.lake.map(fish);
    await sleep(1_500);
    await ops("stage", "set", stage);
    expect(await Promise.all(codes)).toEqual(rooms.map(() => CLOSE_CODES.eventOver));
    await bothSay(stage, players.walkers[0]!);
    await expectSettled((await Promise.all(catches)).flat());
    await expectShut(players.everybody, 410);
    const [{ a, b }] = players.walkers as [TwoDoors];
    const code = stage === "shutdown" ? "closed" : "entries-closed";
    for (const door of [a, b]) {
      const entering = await door.call("PUT", "/sweepstakes/points-500", { entries: 1 });
      expect(entering).toMatchObject({ status: 410, body: { code } });
    }

    await ops("stage", "clear");
    await bothSay("event", players.walkers[0]!);
    await expectOpenAgain(players);
  },
  60_000,
);

test("an account that an operator erases leaves its room, and no place behind; the others stay", async () => {
  const [leaver, stayer] = [await servers.player("leaver"), await servers.player("stayer")];
  const [leaving, staying] = [await sit(leaver.b), await sit(stayer.b)];
  const code = closeOf(leaving);
  await ops("account", "erase", leaver.id);
  expect(await leaver.b.call("GET", "/hub/player")).toMatchObject({ status: 401 });
  expect(await code).toBe(CLOSE_CODES.signedOut);
  await until(async () => (await places().findOne({ _id: leaver.id })) === null);
  expect((await servers.redis.look.keys("seat:*")).map((key) => key.slice(5))).toEqual([stayer.id]);
  expect(staying.connection.isOpen).toBe(true);
  await staying.leave();
});

test("a nickname that an operator gives shows in a live room", async () => {
  const [renamed, other] = [await servers.player("rude-one"), await servers.player("witness")];
  const [own, watching] = [await sit(renamed.a), await sit(other.a)];
  const seen = () => watching.state.players.get(own.sessionId)?.name;
  await until(() => seen() !== undefined);
  await ops("account", "rename", renamed.id, "다이아", "로봇");
  await until(() => seen() === "다이아 로봇", 15_000);
  await ops("account", "rename", renamed.id, "-");
  await until(() => seen() === "", 15_000);
  await Promise.all([own.leave(), watching.leave()]);
}, 60_000);

test("nothing went wrong unseen", () => {
  expect([...servers.a.logged, ...servers.b.logged]).toEqual([]);
});
