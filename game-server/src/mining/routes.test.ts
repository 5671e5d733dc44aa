import type { BeginAnswer, ExpeditionAnswer, MineAnswer } from "@diamond-valley/schemas/mining/mining.ts";
import { PROTOCOL_VERSION } from "@diamond-valley/schemas/protocol.ts";
import type { SeatAnswer } from "@diamond-valley/schemas/rooms/seat.ts";
import { Client } from "colyseus.js";
import { expect, test } from "vitest";
import { testServer } from "../testing/server.ts";
import { registeredPlayer } from "../wallet/testing/player.ts";
import { below } from "./testing/miners.ts";

const server = testServer();
const START = "/game_rpg/quest/mining/start";
const ACTION = "/game_rpg/quest/mining/action";

test("an expedition is begun and ended by calls, and a vein is asked for", async () => {
  const player = await registeredPlayer(server, "caller");
  const vein = below(5);
  const position = { place: "mine", area: 1, ...vein };
  await server.deps.connection.collection("places").insertOne({ _id: player.id as never, ...position });
  const act = <Answer>(action: string, content = {}) =>
    player.call<Answer>("POST", ACTION, { action, ...content });
  expect(await act("begin")).toMatchObject({ status: 409, body: { code: "not-now" } });
  const seat = await player.call<SeatAnswer>("POST", START, { protocol: PROTOCOL_VERSION });
  expect(seat.status).toBe(200);
  const room = await new Client(server.url).consumeSeatReservation(seat.body);
  room.onMessage("*", () => {});
  expect(await act("dance")).toMatchObject({ status: 400 });
  expect(await act<BeginAnswer>("begin", { calm: true })).toMatchObject({
    status: 200,
    body: { attempt: expect.stringMatching(/^\w+$/) },
  });
  expect(await act("begin", { calm: "very" })).toMatchObject({ status: 400 });
  expect(await act("mine", { vein: 99 })).toMatchObject({ status: 404 });
  expect(await act("mine", { vein: 1 })).toMatchObject({ status: 409, body: { code: "too-far" } });
  expect(await act<MineAnswer>("mine", { vein: 5 })).toMatchObject({ status: 200, body: { vein: 5 } });
  expect(await act<ExpeditionAnswer>("end")).toMatchObject({ status: 409, body: { code: "too-far" } });
  await room.leave();
});
