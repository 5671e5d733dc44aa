import { setTimeout as sleep } from "node:timers/promises";
import type { HeroAccount, HeroBoard } from "@diamond-valley/schemas/diamond-hero/account.ts";
import type { HeroState } from "@diamond-valley/schemas/diamond-hero/hero.ts";
import { PROTOCOL_VERSION } from "@diamond-valley/schemas/protocol.ts";
import type { SeatAnswer } from "@diamond-valley/schemas/rooms/seat.ts";
import { Client } from "colyseus.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase } from "../testing/database.ts";
import { type KilledServer, startKilled } from "../testing/killed-server.ts";
import { until } from "../testing/rooms.ts";
import { auditWallets } from "../wallet/invariants.ts";
import { walletDeps } from "../wallet/testing/deps.ts";
import { falls, type Plays, stands } from "./testing/plays.ts";
import { AT_GATE, finishActs, runIn } from "./testing/runners.ts";

const database = freshDatabase();
let server: KilledServer;
beforeAll(async () => {
  server = await startKilled(database, {}, "hero");
  await finishActs(walletDeps(database.connection), server.id);
});
afterAll(() => server?.end("SIGKILL"));

/** Takes a seat in the arena, and begins a run at the running server. */
async function begin(plays: Plays) {
  const places = database.connection.collection<{ _id: string }>("places");
  await places.updateOne({ _id: server.id }, { $set: AT_GATE }, { upsert: true });
  const wish = { protocol: PROTOCOL_VERSION, takeover: true };
  const seat = await server.player.call<SeatAnswer>("POST", "/game_rpg/diamond-hero/start", wish);
  const room = await new Client(server.url).consumeSeatReservation<HeroState>(seat.body);
  room.reconnection.enabled = false;
  const runner = runIn(room);
  await runner.begin();
  runner.plays(plays);
  return {
    runner,
    /** Ends the server, and starts another. */
    async end(signal: "SIGKILL" | "SIGTERM") {
      const gone = new Promise<void>((resolve) => room.onLeave(() => resolve()));
      await Promise.all([gone, server.end(signal)]);
      runner.close();
      await server.startAgain();
    },
  };
}

const view = async () => (await server.player.call<HeroAccount>("GET", "/game_rpg/diamond-hero")).body;
const board = async () => (await server.player.call<HeroBoard>("GET", "/game_rpg/leaderboard/hero")).body;

test("a run stays counted when the server is killed in it, one that the server ends is kept as it stands, and what was told is kept, once", async () => {
  const killed = await begin(stands);
  await until(() => killed.runner.room.state.seconds >= 2, 30_000);
  await killed.end("SIGKILL");
  expect(await view()).toMatchObject({ best: 0, totals: { plays: 1, kills: 0 } });

  const stopped = await begin(stands);
  await until(() => stopped.runner.room.state.seconds >= 3, 30_000);
  await stopped.end("SIGTERM");
  const { best, totals } = await view();
  expect(totals.plays).toBe(2);
  expect(best).toBeGreaterThanOrEqual(30);

  const told = await begin(falls);
  await until(() => told.runner.heard.over > 0, 240_000);
  const { score, coins } = await told.runner.end();
  await told.end("SIGKILL");
  const after = await view();
  expect(after).toMatchObject({ best: Math.max(best, score), totals: { plays: 3 } });
  expect(after.totals.coins).toBe(totals.coins + coins);
  // Whichever process was there when its best run ended, another one plays it again.
  await until(async () => {
    // Calls of one account are counted.
    await sleep(500);
    return (await board()).around.some((line) => line.own && line.score === after.best);
  }, 60_000);
  expect(await auditWallets(database.connection)).toEqual([]);
}, 480_000);
