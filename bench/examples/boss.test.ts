// How to drive the golem's circle with @colyseus/testing: begin a fight with the boss of the week, strike it, and go.
import type { BossRoom } from "@diamond-valley/game-server/boss/room.ts";
import { fightIn, IN_CIRCLE, train } from "@diamond-valley/game-server/boss/testing/challengers.ts";
import { fights } from "@diamond-valley/game-server/boss/testing/plays.ts";
import { colyseusTestServer } from "@diamond-valley/game-server/testing/colyseus.ts";
import { testServer } from "@diamond-valley/game-server/testing/server.ts";
import { registeredPlayer } from "@diamond-valley/game-server/wallet/testing/player.ts";
import { type BossState, STAGES } from "@diamond-valley/schemas/boss/boss.ts";
import { PROTOCOL_VERSION } from "@diamond-valley/schemas/protocol.ts";
import type { SeatAnswer } from "@diamond-valley/schemas/rooms/seat.ts";
import { expect, test, vi } from "vitest";

const server = testServer();
const colyseus = colyseusTestServer(server);

test("a challenger strikes the boss of the week, and what was done counts when the fight is left", async () => {
  server.clock.set("2025-10-14T03:00:00Z");
  const player = await registeredPlayer(server, "person-1");
  await train(player.wallets, player.id);
  const position = { _id: player.id as never, ...IN_CIRCLE };
  await server.deps.connection.collection("places").insertOne(position);
  const wish = { protocol: PROTOCOL_VERSION };
  const seat = await player.call<SeatAnswer>("POST", "/game_rpg/quest/boss/start", wish);
  const client = await colyseus.sdk.consumeSeatReservation<BossState>(seat.body);
  const room = colyseus.getRoomById<BossRoom>(seat.body.roomId);

  const challenger = fightIn(client);
  const { ranked } = await challenger.begin({ kind: "weekly", arms: "equal", ranked: true });
  expect(ranked).toBe(true);
  challenger.plays(fights);
  await vi.waitFor(() => expect(room.state.health).toBeLessThan(95), 20_000);
  expect(room.state.stage).toBe(STAGES.fighting);

  challenger.close();
  await client.leave();
  await vi.waitFor(async () => {
    const { boss } = await player.wallets.view(player.id);
    expect(boss).toMatchObject({ attempts: 1, wins: 0, best: { equal: expect.any(Number) } });
    expect(boss.best.equal).toBeGreaterThan(0);
  }, 10_000);
});
