// How to drive a lake with @colyseus/testing: cast, wait for the bite, press when the arrow is in the green zone.
import { setTimeout as sleep } from "node:timers/promises";
import type { FishingRoom } from "@diamond-valley/game-server/fishing/room.ts";
import { colyseusTestServer } from "@diamond-valley/game-server/testing/colyseus.ts";
import { testServer } from "@diamond-valley/game-server/testing/server.ts";
import { registeredPlayer } from "@diamond-valley/game-server/wallet/testing/player.ts";
import type { Bite, FishingState, PressAnswer } from "@diamond-valley/schemas/fishing/fishing.ts";
import { PROTOCOL_VERSION } from "@diamond-valley/schemas/protocol.ts";
import type { SeatAnswer } from "@diamond-valley/schemas/rooms/seat.ts";
import { DEMO_START } from "@diamond-valley/schemas/season/season.ts";
import { expect, test } from "vitest";
import { momentToPress } from "../src/bots/angler.ts";
import { lakeMap } from "../src/bots/lake.ts";

// Waiting times are a twentieth, on a clock that runs.
const clock = { now: () => DEMO_START + Math.round(performance.now()) };
const server = testServer({ GAME_TEMPO: "20" }, { clock });
const colyseus = colyseusTestServer(server);

test("an angler at a spot casts, presses in time, and has something in the bag", async () => {
  const player = await registeredPlayer(server, "person-1");
  const spot = { place: "lake", area: 1, x: lakeMap.spots[0]!.x, y: lakeMap.spots[0]!.y };
  await server.deps.connection.collection("places").insertOne({ _id: player.id as never, ...spot });
  const wish = { protocol: PROTOCOL_VERSION };
  const seat = await player.call<SeatAnswer>("POST", "/game_rpg/quest/fishing/start", wish);
  const client = await colyseus.sdk.consumeSeatReservation<FishingState>(seat.body);
  const room = colyseus.getRoomById<FishingRoom>(seat.body.roomId);
  const bitten = client.waitForMessage("bite");

  const { attempt } = await client.request<unknown, { attempt: string }>("cast", {});
  expect(room.state.players.get(client.sessionId)?.spot).toBe(lakeMap.spots[0]!.number);
  const { arrow } = (await bitten) as Bite;
  const elapsed = momentToPress(arrow, () => 0);
  await sleep(elapsed);
  const answer = await client.request<unknown, PressAnswer>("press", { attempt, elapsed });

  expect(answer.items.length).toBeGreaterThan(0);
  await client.leave();
});
