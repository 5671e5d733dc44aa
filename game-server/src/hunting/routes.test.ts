import type { BeginAnswer, EndAnswer, FightAnswer } from "@diamond-valley/schemas/hunting/hunting.ts";
import { PROTOCOL_VERSION } from "@diamond-valley/schemas/protocol.ts";
import type { SeatAnswer } from "@diamond-valley/schemas/rooms/seat.ts";
import { Client } from "colyseus.js";
import { expect, test } from "vitest";
import { testServer } from "../testing/server.ts";
import { registeredPlayer } from "../wallet/testing/player.ts";
import { below } from "./testing/hunters.ts";

const server = testServer();
const START = "/game_rpg/quest/hunting/start";
const ACTION = "/game_rpg/quest/hunting/action";

test("an outing is begun, a fight asked for and its result too, by calls", async () => {
  const player = await registeredPlayer(server, "caller");
  const position = { place: "forest", area: 1, ...below(5) };
  await server.deps.connection.collection("places").insertOne({ _id: player.id as never, ...position });
  const act = <Answer>(action: string, content = {}) =>
    player.call<Answer>("POST", ACTION, { action, ...content });
  expect(await act("begin")).toMatchObject({ status: 409, body: { code: "not-now" } });
  const seat = await player.call<SeatAnswer>("POST", START, { protocol: PROTOCOL_VERSION });
  expect(seat.status).toBe(200);
  const room = await new Client(server.url).consumeSeatReservation(seat.body);
  room.onMessage("*", () => {});
  expect(await act("dance")).toMatchObject({ status: 400 });
  expect(await act("fight", { slime: 5 })).toMatchObject({ status: 409, body: { code: "not-now" } });
  expect(await act<BeginAnswer>("begin", { calm: true })).toMatchObject({
    status: 200,
    body: { attempt: expect.stringMatching(/^\w+$/) },
  });
  expect(await act("begin", { calm: "very" })).toMatchObject({ status: 400 });
  expect(await act("fight", { slime: 99 })).toMatchObject({ status: 404, body: { code: "monster-gone" } });
  expect(await act("fight", { slime: 1 })).toMatchObject({ status: 409, body: { code: "too-far" } });
  expect(await act<FightAnswer>("fight", { slime: 5 })).toMatchObject({ status: 200, body: { slime: 5 } });
  expect(await act<EndAnswer>("end")).toMatchObject({ status: 409, body: { code: "not-now" } });
  await room.leave();
});
