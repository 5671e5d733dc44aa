import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { CloseCode, matchMaker } from "@colyseus/core";
import { type BossState, STAGES } from "@diamond-valley/schemas/boss/boss.ts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import type { ArenaAttempt } from "../arena/arena-room.ts";
import type { RoomServices } from "../rooms/room-services.ts";
import { freshDatabase } from "../testing/database.ts";
import { refused } from "../testing/refused.ts";
import { startGame, type TestGame, until } from "../testing/rooms.ts";
import { fightModel } from "./fight-model.ts";
import type { BossRoom } from "./room.ts";
import { comeToCircle, fightIn, isHurt, train, travelTo } from "./testing/challengers.ts";
import { fights, stands } from "./testing/plays.ts";

/** Longest that a fight may take until its result is told, ms. */
const FIGHT = 90_000;
const TIMEOUT = 150_000;
const database = freshDatabase();
let game: TestGame;
beforeAll(async () => {
  game = await startGame(database.connection);
  travelTo(game, "2025-10-14T03:00:00Z");
});
afterEach(() => expect(game.errors).toEqual([]));
afterAll(() => game?.close());

const keptFight = (attempt: string) => fightModel.collection(database.connection).findOne({ _id: attempt });
const ranked = { kind: "weekly", ranked: true } as const;

/** A fight in which the boss was hurt, and whose page is gone. */
async function lostFight(account: string) {
  await train(game.wallets, account, 60);
  const { room, begin, plays, close } = await comeToCircle(game, account);
  const { attempt } = await begin(ranked);
  plays(fights);
  await until(() => isHurt(room.state), FIGHT);
  close();
  await room.leave(false);
  return { room, attempt };
}

/**
 * Holds back the beginnings of an account's fights until `answer` is called; `asked` resolves as one is being begun. Others begin at
 * once, and so the store of all tests stays as it is.
 */
function holdBeginnings(server: BossRoom, account: string) {
  const { fights: store } = (server as unknown as { services: RoomServices }).services;
  const { start } = store;
  const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  store.start = async (...wanted) => {
    if (wanted[0] === account) {
      asked.resolve();
      await answered.promise;
    }
    return start(...wanted);
  };
  return { asked: asked.promise, answer: answered.resolve };
}

test.concurrent(
  "a fight that a reload interrupts, or a lost line, goes on where it was, in one attempt",
  async () => {
    const account = "reloader";
    const { room: left, attempt } = await lostFight(account);
    const { health } = left.state;
    const room = await game.join<BossState>(account, "magic-circle", { session: left.sessionId });
    expect(room.roomId).not.toBe(left.roomId);
    const second = fightIn(room);
    await until(() => second.page.attempt === attempt && room.state.stage === STAGES.fighting);
    expect(room.state.health).toBeGreaterThan(0);
    expect(room.state.health).toBeLessThanOrEqual(health);
    await expect(second.end()).rejects.toEqual(refused("not-now"));
    expect(await keptFight(attempt)).toBeNull();
    // Neither did the other tab's end count for it.
    second.plays(stands);
    await until(() => second.heard.over > 0, FIGHT);
    expect(await second.end()).toMatchObject({ attempt, reason: "fallen" });
    expect(second.page.runner?.differences).toBe(0);
    second.close();
    await game.rooms.seats.exit(account);
  },
  TIMEOUT,
);

test.concurrent(
  "a fight is taken along by a page that is lost before it has said that it has joined",
  async () => {
    const account = "lost-again";
    const { room: left, attempt } = await lostFight(account);
    const { roomId, processId, sessionId } = await game.seat(account, "magic-circle", {
      session: left.sessionId,
    });
    const socket = new WebSocket(`${game.address}/${processId}/${roomId}?sessionId=${sessionId}`);
    await once(socket, "message");
    const server = matchMaker.getLocalRoomById(roomId) as BossRoom;
    expect(await server.seatOf(account)).toBe("online");
    socket.terminate();
    await until(async () => (await server.seatOf(account)) === "away");
    const room = await game.join<BossState>(account, "magic-circle", { session: sessionId });
    const third = fightIn(room);
    await until(() => third.page.attempt === attempt && room.state.stage === STAGES.fighting);
    expect(await keptFight(attempt)).toBeNull();
    third.close();
    await game.rooms.seats.exit(account);
  },
  TIMEOUT,
);

test.concurrent(
  "whose line broke and who came back while the process is drained is sent on with the fight",
  async () => {
    const account = "drained";
    await train(game.wallets, account, 60);
    const { room, begin, close } = await comeToCircle(game, account, { comesBack: true });
    const server = matchMaker.getLocalRoomById(room.roomId) as BossRoom;
    // The turn of this room has not come: whoever waits for it plays on.
    server.sendOn(0);
    await begin(ranked);
    const codes: number[] = [];
    room.onDrop((code) => codes.push(code));
    room.onLeave((code) => codes.push(code));
    // Long enough for being away to be seen, on a busy machine too.
    Object.assign(room.reconnection, { minDelay: 3_000 });
    room.connection.close(CloseCode.MAY_TRY_RECONNECT);
    await until(async () => (await server.seatOf(account)) === "away");
    server.sendOn(1);
    expect(await server.seatOf(account)).toBe("moving");
    await until(async () => (await server.seatOf(account)) === "online");
    codes.length = 0;
    server.sendOn(1);
    expect(await server.seatOf(account)).toBe("moving");
    await until(() => codes.length > 0);
    close();
    await game.rooms.seats.exit(account);
  },
  TIMEOUT,
);

test.concurrent(
  "a fight whose beginning is answered late waits for a player whose line broke meanwhile",
  async () => {
    const account = "cut-off";
    await train(game.wallets, account, 60);
    const { room, begin, close } = await comeToCircle(game, account);
    const server = matchMaker.getLocalRoomById(room.roomId) as BossRoom;
    const { answer } = holdBeginnings(server, account);
    begin(ranked).catch(() => {});
    close();
    await sleep(200);
    await room.leave(false);
    await until(() => server.state.players.get(room.sessionId)?.online === false);
    answer();
    const [seating] = server.seatings();
    const attemptOf = () =>
      Reflect.get(server, "attemptOf").call(server, seating?.client) as ArenaAttempt | undefined;
    const { session } = await until(attemptOf);
    await sleep(4_000);
    expect([session.world.clock.tick[0], session.forced]).toEqual([0, 0]);
    await game.rooms.seats.exit(account);
  },
  TIMEOUT,
);

test.concurrent(
  "a fight that is being begun while the page reloads is taken along",
  async () => {
    const account = "in-a-hurry";
    await train(game.wallets, account, 60);
    const { room: left, begin, close } = await comeToCircle(game, account);
    const server = matchMaker.getLocalRoomById(left.roomId) as BossRoom;
    const { asked, answer } = holdBeginnings(server, account);
    begin(ranked).catch(() => {});
    await asked;
    const joining = game.join<BossState>(account, "magic-circle", { session: left.sessionId });
    await sleep(300);
    answer();
    const room = await joining;
    close();
    const second = fightIn(room);
    await until(() => second.page.attempt && room.state.stage === STAGES.fighting);
    expect(await keptFight(second.page.attempt!)).toBeNull();
    second.close();
    await game.rooms.seats.exit(account);
  },
  TIMEOUT,
);
