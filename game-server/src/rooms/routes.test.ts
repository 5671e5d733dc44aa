import type { AddressInfo } from "node:net";
import type { Bite, CastAnswer } from "@diamond-valley/schemas/fishing/fishing.ts";
import { PROTOCOL_VERSION } from "@diamond-valley/schemas/protocol.ts";
import type { PlayerAnswer, SeatAnswer } from "@diamond-valley/schemas/rooms/seat.ts";
import { Client } from "colyseus.js";
import express from "express";
import { afterAll, beforeAll, expect, test } from "vitest";
import { errorAnswers } from "../http/error-answers.ts";
import { freshDatabase } from "../testing/database.ts";
import { startGame, type TestGame, until } from "../testing/rooms.ts";
import { MAPS, portalsBetween } from "./maps.ts";

const database = freshDatabase();
let game: TestGame;
let base: string;
let account: string | undefined;
let close: () => void;

beforeAll(async () => {
  game = await startGame(database.connection);
  const app = express();
  app.use((request, _response, next) => {
    Object.assign(request, { session: { accountId: account } });
    next();
  });
  app.use(express.json(), game.rooms.routes, errorAnswers(game.deps.log));
  const server = app.listen(0);
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => server.close();
});
afterAll(async () => {
  close?.();
  await game?.close();
});

/** The fields of all answers that are looked at. */
type Answer = SeatAnswer & PlayerAnswer & CastAnswer & { code?: string };

async function call(method: string, path: string, body?: unknown) {
  const response = await fetch(base + path, {
    method,
    headers: { "Content-Type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Answer };
}
const wish = { protocol: PROTOCOL_VERSION };

test("only the signed-in get a seat, and only for a wish that is one", async () => {
  account = undefined;
  expect(await call("POST", "/hub/enter", wish)).toMatchObject({
    status: 401,
    body: { code: "not-logged-in" },
  });
  account = "ann";
  for (const body of [{}, { protocol: "1" }, { ...wish, room: "boss" }, { ...wish, session: 5 }])
    expect(await call("POST", "/hub/enter", body)).toMatchObject({
      status: 400,
      body: { code: "bad-request" },
    });
  expect(await call("POST", "/hub/enter", { protocol: 0 })).toMatchObject({
    status: 426,
    body: { code: "reload-needed" },
  });
});

test("a player enters, is found, walks over to the lake, fishes by calls, and leaves", async () => {
  account = "ben";
  const portal = portalsBetween("village", "lake")[0]!;
  await game.stand(account, { place: "village", area: 1, x: portal.x + 20, y: portal.y + 20 });
  const client = new Client(game.address);
  const entered = await call("POST", "/hub/enter", wish);
  expect(entered).toMatchObject({ status: 200, body: { name: "hub" } });
  const village = await client.consumeSeatReservation(entered.body);
  expect(await call("GET", "/hub/player")).toEqual({
    status: 200,
    body: { room: "hub", place: "village", online: true },
  });
  expect(await call("POST", "/hub/enter", wish)).toMatchObject({
    status: 409,
    body: { code: "multiple-tabs" },
  });
  expect(await call("POST", "/game_rpg/quest/fishing/action", { action: "cast" })).toMatchObject({
    status: 409,
    body: { code: "not-now" },
  });

  const start = await call("POST", "/game_rpg/quest/fishing/start", { ...wish, session: village.sessionId });
  expect(start.status).toBe(200);
  const lake = await client.consumeSeatReservation(start.body);
  const bites: Bite[] = [];
  lake.onMessage<Bite>("bite", (bite) => bites.push(bite));
  await until(async () => (await call("GET", "/hub/player")).body.room === "fishing");
  const act = (action: unknown) => call("POST", "/game_rpg/quest/fishing/action", action);
  expect(await act({ action: "cast" })).toMatchObject({ status: 409, body: { code: "too-far" } });
  expect(await act({ action: "dance" })).toMatchObject({ status: 400 });
  await lake.leave();

  const [spot] = MAPS.lake.spots;
  await game.stand(account, { place: "lake", area: 1, x: Math.round(spot!.x), y: Math.round(spot!.y) });
  const again = await call("POST", "/game_rpg/quest/fishing/start", wish);
  const shore = await client.consumeSeatReservation(again.body);
  shore.onMessage("wallet", () => {});
  shore.onMessage<Bite>("bite", (bite) => bites.push(bite));
  const cast = await act({ action: "cast", calm: true });
  expect(cast).toMatchObject({ status: 200, body: { spot: spot!.number } });
  const { attempt } = cast.body;
  await until(() => bites.some((bite) => bite.attempt === attempt));
  expect(await act({ action: "press", attempt, elapsed: 100 })).toMatchObject({
    status: 200,
    body: { attempt },
  });
  expect(await act({ action: "press", attempt, elapsed: 100 })).toMatchObject({ status: 409 });
  expect(await call("POST", "/hub/exit")).toEqual({ status: 200, body: {} });
  expect(await call("GET", "/hub/player")).toEqual({
    status: 200,
    body: { room: null, place: null, online: false },
  });
  expect(game.errors).toEqual([]);
});
