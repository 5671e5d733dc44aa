// How to drive a cave with @colyseus/testing: begin an expedition, ask for a vein, strike when the ring has closed.
import type { MiningRoom } from "@diamond-valley/game-server/mining/room.ts";
import { below, mineIn, strikes } from "@diamond-valley/game-server/mining/testing/miners.ts";
import { colyseusTestServer } from "@diamond-valley/game-server/testing/colyseus.ts";
import { testServer } from "@diamond-valley/game-server/testing/server.ts";
import { registeredPlayer } from "@diamond-valley/game-server/wallet/testing/player.ts";
import type { MiningState } from "@diamond-valley/schemas/mining/mining.ts";
import { PROTOCOL_VERSION } from "@diamond-valley/schemas/protocol.ts";
import type { SeatAnswer } from "@diamond-valley/schemas/rooms/seat.ts";
import { expect, test, vi } from "vitest";

const server = testServer();
const colyseus = colyseusTestServer(server);

test("a miner at a vein strikes until it bursts, and has ore in the bag", async () => {
  const player = await registeredPlayer(server, "person-1");
  const stand = { place: "mine", area: 1, ...below(1) };
  await server.deps.connection.collection("places").insertOne({ _id: player.id as never, ...stand });
  const wish = { protocol: PROTOCOL_VERSION };
  const seat = await player.call<SeatAnswer>("POST", "/game_rpg/quest/mining/start", wish);
  const client = await colyseus.sdk.consumeSeatReservation<MiningState>(seat.body);
  const room = colyseus.getRoomById<MiningRoom>(seat.body.roomId);

  const miner = mineIn(client);
  await miner.begin();
  await miner.mine(1);
  expect(room.state.veins[0]?.taken).toBe(true);
  miner.plays(strikes(true));
  await vi.waitFor(() => expect(miner.heard.bursts).toHaveLength(1), 10_000);

  expect(miner.heard.bursts[0]!.items.length).toBeGreaterThan(0);
  miner.close();
  await client.leave();
});
