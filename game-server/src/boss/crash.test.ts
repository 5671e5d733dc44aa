import type { BossState } from "@diamond-valley/schemas/boss/boss.ts";
import { PROTOCOL_VERSION } from "@diamond-valley/schemas/protocol.ts";
import type { SeatAnswer } from "@diamond-valley/schemas/rooms/seat.ts";
import { changed } from "@diamond-valley/schemas/story/progress.ts";
import { MILESTONES } from "@diamond-valley/schemas/wallet/levels.ts";
import type { WalletView } from "@diamond-valley/schemas/wallet/wallet.ts";
import { Client } from "colyseus.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createProgressStore } from "../story/progress.ts";
import { freshDatabase } from "../testing/database.ts";
import { type KilledServer, startKilled } from "../testing/killed-server.ts";
import { until } from "../testing/rooms.ts";
import { auditWallets } from "../wallet/invariants.ts";
import { createWalletStore } from "../wallet/store.ts";
import { walletDeps } from "../wallet/testing/deps.ts";
import { fightIn, helpEverybody, IN_CIRCLE, isHurt, train } from "./testing/challengers.ts";
import { fights } from "./testing/plays.ts";

const database = freshDatabase();
let server: KilledServer;
beforeAll(async () => {
  // In week 2.
  server = await startKilled(database, { SEASON_CLOCK: "2025-10-14T12:00:00+09:00" }, "hero");
  const { id } = server;
  const deps = walletDeps(database.connection, { now: () => Date.parse("2025-10-14T03:00:00Z") });
  const wallets = createWalletStore(deps);
  await train(wallets, id);
  await helpEverybody(wallets, id);
  const facts = { set: { "golem.called": 1 }, add: {} };
  await createProgressStore(deps).change(id, (before) => changed(before, facts));
});
afterAll(() => server?.end("SIGKILL"));

/** Takes a seat in the circle, and begins a fight at the running server. */
async function begin(wanted: object) {
  const places = database.connection.collection<{ _id: string }>("places");
  await places.updateOne({ _id: server.id }, { $set: IN_CIRCLE }, { upsert: true });
  const wish = { protocol: PROTOCOL_VERSION, takeover: true };
  const seat = await server.player.call<SeatAnswer>("POST", "/game_rpg/quest/boss/start", wish);
  const room = await new Client(server.url).consumeSeatReservation<BossState>(seat.body);
  room.reconnection.enabled = false;
  const challenger = fightIn(room);
  await challenger.begin(wanted);
  challenger.plays(fights);
  return {
    challenger,
    /** Ends the server, and starts another. */
    async end(signal: "SIGKILL" | "SIGTERM") {
      const gone = new Promise<void>((resolve) => room.onLeave(() => resolve()));
      await Promise.all([gone, server.end(signal)]);
      challenger.close();
      await server.startAgain();
    },
  };
}

/** Whether the golem was hit in a fight that goes on. */

const view = async () => (await server.player.call<WalletView>("GET", "/game_rpg/user_data")).body;

test("a ranked fight stays counted when the server is killed in it, one that the server ends is kept as it stands, and peace that was told is kept, once", async () => {
  const before = await view();
  const ranked = await begin({ kind: "weekly", ranked: true });
  await until(() => ranked.challenger.room.state.health > 0);
  await ranked.end("SIGKILL");
  expect(await view()).toMatchObject({
    diamonds: before.diamonds + 10,
    boss: { attempts: 1, wins: 0, today: { used: 1 } },
  });

  const stopped = await begin({ kind: "weekly", ranked: true });
  await until(() => isHurt(stopped.challenger.room.state));
  await stopped.end("SIGTERM");
  const { boss } = await view();
  expect(boss).toMatchObject({ attempts: 2, wins: 0 });
  expect(boss.best.own).toBeGreaterThan(0);

  const story = await begin({ kind: "story" });
  await until(() => story.challenger.heard.over > 0, 90_000);
  await story.end("SIGKILL");
  const after = await view();
  const unpaid = MILESTONES.filter(({ level }) => level > before.level);
  const due = unpaid.reduce((sum, { diamonds }) => sum + diamonds, 0);
  expect(after).toMatchObject({ level: 100, peace: true, diamonds: before.diamonds + 10 + due });
  expect(await auditWallets(database.connection)).toEqual([]);
}, 180_000);
