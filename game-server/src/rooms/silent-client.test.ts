import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { matchMaker, Protocol } from "@colyseus/core";
import type { HubState } from "@diamond-valley/schemas/hub/hub.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { freshDatabase } from "../testing/database.ts";
import { startGame, type TestGame, until } from "../testing/rooms.ts";

const database = freshDatabase();
let game: TestGame;

beforeAll(async () => {
  game = await startGame(database.connection);
});
afterAll(() => game?.close());

/** A text as MessagePack. */
const textOf = (text: string) =>
  Buffer.concat([Buffer.of(0xda, text.length >> 8, text.length & 255), Buffer.from(text)]);
/** A regular expression that can't be read, as MessagePack has them: the refusal repeats it. */
const patternOf = (source: string) =>
  Buffer.concat([Buffer.of(0xd4, 0x78, 0x00, 0x92), textOf(source), textOf("")]);

test("who asks on and on without acknowledging its place is cut off, and the others notice nothing", async () => {
  const honest = await game.join<HubState>("honest", "village");
  const { roomId, sessionId } = await game.seat("silent", "village");
  const path = `${matchMaker.processId}/${roomId}?sessionId=${sessionId}`;
  const socket = new WebSocket(`${game.address}/${path}`);
  await once(socket, "message");
  await until(() => honest.state.players.get(sessionId)?.online);
  const closed = once(socket, "close").then(() => "cut off");
  const asked = Buffer.concat([
    Buffer.of(Protocol.ROOM_REQUEST, 1, 0xa1, 0x78),
    patternOf(`(${" ".repeat(16_000)}`),
  ]);
  for (let sent = 0; sent < 200; sent += 1) socket.send(asked);
  expect(await Promise.race([closed, sleep(20_000, "still there")])).toBe("cut off");
  await expect(honest.request("interact", { target: "nobody" })).rejects.toMatchObject({
    reason: { code: "not-found" },
  });
  await honest.leave();
});
