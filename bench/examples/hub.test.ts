// How to drive the village with @colyseus/testing: a real seat on the whole server, seen from both sides.
import type { HubRoom } from "@diamond-valley/game-server/hub/room.ts";
import { colyseusTestServer } from "@diamond-valley/game-server/testing/colyseus.ts";
import { testServer } from "@diamond-valley/game-server/testing/server.ts";
import { registeredPlayer } from "@diamond-valley/game-server/wallet/testing/player.ts";
import type { HubState } from "@diamond-valley/schemas/hub/hub.ts";
import { PROTOCOL_VERSION } from "@diamond-valley/schemas/protocol.ts";
import type { SeatAnswer } from "@diamond-valley/schemas/rooms/seat.ts";
import type { MoveInput } from "@diamond-valley/schemas/walking/walking.ts";
import { expect, test } from "vitest";

const server = testServer();
const colyseus = colyseusTestServer(server);

test("a player walks to the right, and sees itself where the room has it", async () => {
  const player = await registeredPlayer(server, "person-1");
  const seat = await player.call<SeatAnswer>("POST", "/hub/enter", { protocol: PROTOCOL_VERSION });
  const client = await colyseus.sdk.consumeSeatReservation<HubState>(seat.body);
  const room = colyseus.getRoomById<HubRoom>(seat.body.roomId);
  await client.waitForInitialState();
  const walker = room.state.players.get(client.sessionId)!;
  const start = walker.x;

  const input = client.input<MoveInput>();
  for (let step = 0; step < 10; step += 1) {
    Object.assign(input.data, { dx: 100, dy: 0 });
    input.send();
    await room.waitForNextPatch();
  }
  expect(walker.x).toBeGreaterThan(start + 20);
  await expect.poll(() => client.state.players.get(client.sessionId)?.x).toBe(walker.x);

  expect(await client.request("emote", { emote: "cheer" })).toEqual({});
  await client.leave();
});
