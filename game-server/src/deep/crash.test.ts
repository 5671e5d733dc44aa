import type { DeepState } from "@diamond-valley/schemas/deep/deep.ts";
import { PROTOCOL_VERSION } from "@diamond-valley/schemas/protocol.ts";
import type { SeatAnswer } from "@diamond-valley/schemas/rooms/seat.ts";
import { changed } from "@diamond-valley/schemas/story/progress.ts";
import type { WalletView } from "@diamond-valley/schemas/wallet/wallet.ts";
import { Client } from "colyseus.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createProgressStore } from "../story/progress.ts";
import { freshDatabase } from "../testing/database.ts";
import { type KilledServer, startKilled } from "../testing/killed-server.ts";
import { until } from "../testing/rooms.ts";
import { auditWallets } from "../wallet/invariants.ts";
import { walletDeps } from "../wallet/testing/deps.ts";
import { AT_PLATE, flyIn } from "./testing/flyers.ts";

const database = freshDatabase();
let server: KilledServer;
beforeAll(async () => {
  server = await startKilled(database, { SEASON_CLOCK: "2025-10-14T12:00:00+09:00" }, "flyer");
  const progress = createProgressStore(walletDeps(database.connection, Date));
  await progress.change(server.id, (before) => changed(before, { set: { "done.platinum": 1 }, add: {} }));
});
afterAll(() => server?.end("SIGKILL"));

/** Takes a seat in the hall, and begins a flight at the running server. */
async function fly() {
  const places = database.connection.collection<{ _id: string }>("places");
  await places.updateOne({ _id: server.id }, { $set: AT_PLATE }, { upsert: true });
  const wish = { protocol: PROTOCOL_VERSION, takeover: true };
  const seat = await server.player.call<SeatAnswer>("POST", "/game_rpg/quest/deep/start", wish);
  const room = await new Client(server.url).consumeSeatReservation<DeepState>(seat.body);
  room.reconnection.enabled = false;
  const flyer = flyIn(room);
  await flyer.begin(true);
  flyer.plays("flies");
  return {
    flyer,
    /** Ends the server, and starts another. */
    async end(signal: "SIGKILL" | "SIGTERM") {
      const gone = new Promise<void>((resolve) => room.onLeave(() => resolve()));
      await Promise.all([gone, server.end(signal)]);
      flyer.close();
      await server.startAgain();
    },
  };
}

const view = async () => (await server.player.call<WalletView>("GET", "/game_rpg/user_data")).body;

test("diamonds that were told are kept whatever ends the server, once each, and the next flight has the others", async () => {
  const killed = await fly();
  await until(() => killed.flyer.heard.gems.length > 1, 60_000);
  const told = killed.flyer.heard.gems.map(({ gem }) => gem);
  await killed.end("SIGKILL");
  const after = await view();
  expect(after.diamonds).toBeGreaterThanOrEqual(5 * told.length);
  expect(await auditWallets(database.connection)).toEqual([]);

  const stopped = await fly();
  await until(() => stopped.flyer.heard.gems.length > 0, 60_000);
  const { gem } = stopped.flyer.heard.gems[0]!;
  expect(told).not.toContain(gem);
  await stopped.end("SIGTERM");
  expect((await view()).diamonds).toBeGreaterThan(after.diamonds);
  expect(await auditWallets(database.connection)).toEqual([]);
}, 180_000);
