import type { ChildProcess } from "node:child_process";
import type { Burst, MiningState } from "@diamond-valley/schemas/mining/mining.ts";
import { PROTOCOL_VERSION } from "@diamond-valley/schemas/protocol.ts";
import type { SeatAnswer } from "@diamond-valley/schemas/rooms/seat.ts";
import type { WalletView } from "@diamond-valley/schemas/wallet/wallet.ts";
import { Client } from "colyseus.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AccountDocument } from "../account/document.ts";
import { digestOfSub } from "../account/person.ts";
import { freshDatabase } from "../testing/database.ts";
import { registrationOf } from "../testing/registration.ts";
import { until } from "../testing/rooms.ts";
import { exitOf, forkServer, untilReady } from "../testing/server-process.ts";
import { newVisitor, type Session, signIn } from "../testing/sign-in.ts";
import { auditWallets, linesOf } from "../wallet/invariants.ts";
import { walletModel } from "../wallet/wallet-model.ts";
import { below, mineIn, strikes } from "./testing/miners.ts";

const database = freshDatabase();
let child: ChildProcess;

/** Starts a server on the database; answers its address. */
async function start(): Promise<string> {
  child = forkServer({ MONGODB_URL: database.url, GAME_TEMPO: "20", RATE_LIMIT_SEATS: "1000" });
  child.stdout?.resume();
  child.stderr?.resume();
  return (await untilReady(child)).url;
}

let url: string;
let player: Session;
let id: string;
beforeAll(async () => {
  url = await start();
  player = await signIn(url, "digger");
  await player.call("POST", "/register", registrationOf(1));
  const accounts = database.connection.collection<AccountDocument>("accounts");
  id = (await accounts.findOne({ sub: digestOfSub("digger") }))!._id;
});
afterAll(async () => {
  child?.kill("SIGKILL");
  await exitOf(child);
});

/** Mines one vein at the running server, and kills it as soon as it has told what came out. */
async function mineUntilKilled(vein: number): Promise<Burst> {
  const places = database.connection.collection<{ _id: string }>("places");
  const place = { place: "mine", area: 1, ...below(vein) };
  await places.updateOne({ _id: id }, { $set: place }, { upsert: true });
  const wish = { protocol: PROTOCOL_VERSION, takeover: true };
  const seat = await player.call<SeatAnswer>("POST", "/game_rpg/quest/mining/start", wish);
  const room = await new Client(url).consumeSeatReservation<MiningState>(seat.body);
  room.reconnection.enabled = false;
  const miner = mineIn(room);
  const killed = new Promise<void>((resolve) => room.onLeave(() => resolve()));
  await miner.begin();
  await miner.mine(vein);
  miner.plays(strikes(true));
  const burst = await until(() => miner.heard.bursts[0]);
  child.kill("SIGKILL");
  await killed;
  miner.close();
  return burst;
}

test("ore that was told is kept, once, however the server ends in the middle of an expedition", async () => {
  const told: Burst[] = [];
  for (const vein of [1, 2]) {
    told.push(await mineUntilKilled(vein));
    url = await start();
    player = newVisitor(url, player.cookies);
    const { body } = await player.call<WalletView>("GET", "/game_rpg/user_data");
    expect(body.bag.ore.used).toBe(told.flatMap(({ items }) => items).length);
    expect(body.mastery.mining.gained).toBe(told.length * 10);
  }
  const wallet = await walletModel.collection(database.connection).findOne({ _id: id });
  const keys = (await linesOf(database.connection, wallet!)).map(({ key }) => key);
  for (const { attempt } of told)
    expect(keys.filter((key) => key === `quest:mining:${attempt}`)).toHaveLength(1);
  expect(await auditWallets(database.connection)).toEqual([]);
}, 120_000);
