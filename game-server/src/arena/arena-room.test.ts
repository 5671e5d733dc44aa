import { arenaReplay, evidenceOf } from "@diamond-valley/schemas/arena/evidence.ts";
import { IDLE, packInput } from "@diamond-valley/schemas/arena/input.ts";
import { OUTCOMES } from "@diamond-valley/schemas/arena/rules.ts";
import { checksum } from "@diamond-valley/schemas/arena/snapshot.ts";
import { TOY_RULES } from "@diamond-valley/schemas/arena/toy-rules.fixture.ts";
import type { World } from "@diamond-valley/schemas/arena/world.ts";
import type { HubState } from "@diamond-valley/schemas/hub/hub.ts";
import { PROTOCOL_VERSION } from "@diamond-valley/schemas/protocol.ts";
import type { SeatAnswer } from "@diamond-valley/schemas/rooms/seat.ts";
import { Client, type Room } from "colyseus.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { RoomServices } from "../rooms/room-services.ts";
import { colyseusTestServer } from "../testing/colyseus.ts";
import { testServer } from "../testing/server.ts";
import { openSlowLine, type SlowLine } from "../testing/slow-line.ts";
import { registeredPlayer } from "../wallet/testing/player.ts";
import { type ArenaClient, playArena } from "./testing/arena-client.ts";
import { defineToyArena, type ToyArenaRoom, toySeat } from "./testing/toy-arena.ts";

const server = testServer();
const colyseus = colyseusTestServer(server);
const clients: ArenaClient[] = [];
let line: SlowLine;

beforeAll(async () => {
  const player = await registeredPlayer(server, "person-1");
  const seat = await player.call<SeatAnswer>("POST", "/hub/enter", { protocol: PROTOCOL_VERSION });
  const village = colyseus.getRoomById(seat.body.roomId);
  defineToyArena(Reflect.get(village, "services") as RoomServices);
  line = await openSlowLine(server.port, () => 20 + Math.random() * 40);
});
afterAll(async () => {
  for (const client of clients) client.close();
  await line?.close();
});

/** Takes a seat and plays: half a second in each direction, striking and dashing. */
async function enter(account: string, address?: string) {
  const sdk = address ? new Client(address) : colyseus.sdk;
  const seat = await toySeat(account);
  const room: Room<unknown, HubState> = await sdk.consumeSeatReservation<HubState>(seat);
  Object.assign(room.reconnection, { enabled: true, minUptime: 0, maxEnqueuedMessages: 0 });
  return { room, seat, client: play(room), server: colyseus.getRoomById<ToyArenaRoom>(room.roomId) };
}

function play(room: Room<unknown, HubState>): ArenaClient {
  const walk = () => {
    const turn = Math.floor(performance.now() / 500);
    return packInput({
      ...IDLE,
      pace: 3,
      move: (turn * 67) & 255,
      attack: turn % 2 === 0,
      dash: turn % 3 === 0,
    });
  };
  const client = playArena(room, TOY_RULES, walk);
  clients.push(client);
  return client;
}

const attemptOf = (server: ToyArenaRoom, session: string) =>
  Reflect.get(server, "attemptOf").call(server, server.clients.getById(session));
const agreed = (client: ArenaClient, times: number) =>
  expect.poll(() => client.runner?.agreements ?? 0, { timeout: 20_000 }).toBeGreaterThanOrEqual(times);

test("five players fight in worlds of their own, agree with the server, and see each other walk", async () => {
  const players = await Promise.all(
    Array.from({ length: 5 }, (_, index) => enter(`player${index}`, index % 2 ? line.address : undefined)),
  );
  const [first] = players;
  first!.server.decide("player0", 2, 0);
  for (const { client } of players) await agreed(client, 4);
  for (const { room, client, server } of players) {
    expect(client.runner?.differences).toBe(0);
    const { session } = attemptOf(server, room.sessionId);
    expect(session.forced).toBe(0);
    const seen = first!.room.state.players.get(room.sessionId)!;
    const { x, y } = server.state.players.get(room.sessionId)!;
    expect(Math.abs(seen.x - x) + Math.abs(seen.y - y)).toBeLessThan(200);
  }
  expect(new Set(players.map(({ client }) => client.attempt)).size).toBe(5);
  first!.server.showAs("player1", { nickname: "One", look: 3, outfit: 9 });
  const shown = () => first!.room.state.players.get(players[1]!.room.sessionId);
  await expect.poll(shown).toMatchObject({ name: "One", look: 3, outfit: 9 });
  for (const { room } of players) await room.leave();
});

test("a line that breaks comes back to the same world", async () => {
  const { room, client, server } = await enter("dropped", line.address);
  await agreed(client, 1);
  const { attempt } = client;
  const back = new Promise<void>((resolve) => room.onReconnect(() => resolve()));
  line.cut();
  await back;
  await agreed(client, 3);
  expect(client.attempt).toBe(attempt);
  expect(attemptOf(server, room.sessionId).attempt).toBe(attempt);
  await room.leave();
});

test("a page that was loaded anew goes on in the world of before", async () => {
  const { room, client, server, seat: kept } = await enter("reloaded", line.address);
  await agreed(client, 1);
  const { attempt } = client;
  const { reconnectionToken, sessionId } = room;
  client.close();
  Object.assign(room.reconnection, { enabled: false });
  line.cut();
  await expect.poll(() => server.state.players.get(sessionId)?.online).toBe(false);
  // Our server has no call of Colyseus's for it: a page that kept its seat and its token takes the seat again.
  const [, token = ""] = reconnectionToken.split(":");
  const seat = { ...kept, sessionId, reconnectionToken: token };
  const again = await new Client(line.address).consumeSeatReservation<HubState>(seat);
  const reloaded = play(again);
  await agreed(reloaded, 2);
  expect(reloaded.attempt).toBe(attempt);
  expect(reloaded.runner?.differences).toBe(0);
  await again.leave();
});

test("a page that hangs is decided for, and plays on when it is back", async () => {
  const { room, client, server } = await enter("hanging");
  await agreed(client, 1);
  client.hang(true);
  const { session } = attemptOf(server, room.sessionId);
  await expect.poll(() => session.forced, { timeout: 10_000 }).toBeGreaterThan(10);
  client.hang(false);
  await agreed(client, client.runner!.agreements + 3);
  await room.leave();
});

test("an attempt ends once, and its evidence decides the same again", async () => {
  const { room, server } = await enter("weak1");
  await expect.poll(() => server.over.length, { timeout: 20_000 }).toBe(1);
  const { attempt, account } = server.over[0]!;
  const { world, recording } = attempt.session;
  const evidence = JSON.parse(JSON.stringify(evidenceOf(world.rules, attempt.setup, recording)));
  let decided: World | undefined;
  arenaReplay(TOY_RULES, (again) => {
    decided = again;
    return { outcome: "lost" };
  })(0, evidence);
  expect(account).toBe("weak1");
  expect(checksum(decided!)).toBe(checksum(world));
  expect(decided!.clock.outcome[0]).toBe(OUTCOMES.lost);
  await room.leave();
});
