import type { Burst, MiningState } from "@diamond-valley/schemas/mining/mining.ts";
import { PROTOCOL_VERSION } from "@diamond-valley/schemas/protocol.ts";
import type { SeatAnswer } from "@diamond-valley/schemas/rooms/seat.ts";
import type { WalletView } from "@diamond-valley/schemas/wallet/wallet.ts";
import { Client } from "colyseus.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase } from "../testing/database.ts";
import { type KilledServer, startKilled } from "../testing/killed-server.ts";
import { until } from "../testing/rooms.ts";
import { auditWallets, linesOf } from "../wallet/invariants.ts";
import { walletModel } from "../wallet/wallet-model.ts";
import { below, mineIn, strikes } from "./testing/miners.ts";

const database = freshDatabase();
let server: KilledServer;
beforeAll(async () => {
  server = await startKilled(database, { GAME_TEMPO: "20" }, "digger");
});
afterAll(() => server?.end("SIGKILL"));

/** Mines one vein at the running server, and kills it as soon as it has told what came out. */
async function mineUntilKilled(vein: number): Promise<Burst> {
  const places = database.connection.collection<{ _id: string }>("places");
  const place = { place: "mine", area: 1, ...below(vein) };
  await places.updateOne({ _id: server.id }, { $set: place }, { upsert: true });
  const wish = { protocol: PROTOCOL_VERSION, takeover: true };
  const seat = await server.player.call<SeatAnswer>("POST", "/game_rpg/quest/mining/start", wish);
  const room = await new Client(server.url).consumeSeatReservation<MiningState>(seat.body);
  room.reconnection.enabled = false;
  const miner = mineIn(room);
  const killed = new Promise<void>((resolve) => room.onLeave(() => resolve()));
  await miner.begin();
  await miner.mine(vein);
  miner.plays(strikes(true));
  const burst = await until(() => miner.heard.bursts[0]);
  await Promise.all([killed, server.end("SIGKILL")]);
  miner.close();
  return burst;
}

test("ore that was told is kept, once, however the server ends in the middle of an expedition", async () => {
  const told: Burst[] = [];
  for (const vein of [1, 2]) {
    told.push(await mineUntilKilled(vein));
    await server.startAgain();
    const { body } = await server.player.call<WalletView>("GET", "/game_rpg/user_data");
    expect(body.bag.ore.used).toBe(told.flatMap(({ items }) => items).length);
    expect(body.mastery.mining.gained).toBe(told.length * 10);
  }
  const wallet = await walletModel.collection(database.connection).findOne({ _id: server.id });
  const keys = (await linesOf(database.connection, wallet!)).map(({ key }) => key);
  for (const { attempt } of told)
    expect(keys.filter((key) => key === `quest:mining:${attempt}`)).toHaveLength(1);
  expect(await auditWallets(database.connection)).toEqual([]);
}, 120_000);
