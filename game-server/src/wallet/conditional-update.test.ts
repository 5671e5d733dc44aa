import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { connect } from "../database/connect.ts";
import { isOutage } from "../database/outage.ts";
import { freshDatabase } from "../testing/database.ts";
import { openSlowLine } from "../testing/slow-line.ts";
import { conditionalUpdates, KnownWallets, knownFrom } from "./conditional-update.ts";
import { emptyWallet, type WalletDocument } from "./document.ts";

const database = freshDatabase();
const collection = () => database.connection.collection<WalletDocument>("wallets");

/** Wallets that stand at the version `old`. */
async function createWallets(count: number): Promise<string[]> {
  const players = Array.from({ length: count }, () => randomUUID());
  await collection().insertMany(players.map((player) => emptyWallet(player, "old")));
  return players;
}

async function versionsOf(players: readonly string[]): Promise<(string | undefined)[]> {
  const wallets = await collection()
    .find({ _id: { $in: [...players] } })
    .toArray();
  return players.map((player) => wallets.find(({ _id }) => _id === player)?.version);
}

const toNew = { $set: { version: "new" } };

test("of updates that go together exactly those are answered false that did not find their version", async () => {
  const players = await createWallets(5);
  await collection().updateOne({ _id: players[2]! }, { $set: { version: "another" } });
  const missing = randomUUID();
  const updateAt = conditionalUpdates(collection());
  const asked = [...players, missing];
  const answers = await Promise.all(asked.map((player) => updateAt(player, "old", toNew)));
  expect(answers).toEqual([true, true, false, true, true, false]);
  expect(await versionsOf(asked)).toEqual(["new", "new", "another", "new", "new", undefined]);
  expect(await collection().countDocuments()).toBe(players.length);
});

test("of updates of one wallet that go together the first is done", async () => {
  const [player = ""] = await createWallets(1);
  const updateAt = conditionalUpdates(collection());
  const answers = await Promise.all(
    ["a", "b", "c"].map((version) => updateAt(player, "old", { $set: { version } })),
  );
  expect(answers).toEqual([true, false, false]);
  expect(await versionsOf([player])).toEqual(["a"]);
});

test("an update that the database refuses fails alone", async () => {
  const players = await createWallets(3);
  const updateAt = conditionalUpdates(collection());
  const impossible = { $inc: { version: 1 } } as object;
  const answers = await Promise.allSettled(
    players.map((player, index) => updateAt(player, "old", index === 1 ? impossible : toNew)),
  );
  expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(answers[1]).toMatchObject({ reason: { code: 14 } });
  expect(await versionsOf(players)).toEqual(["new", "old", "new"]);
});

test("updates under which the connection breaks are all known as lost, and those after them are done", async () => {
  const players = await createWallets(6);
  const url = new URL(database.url);
  const oneWay = 60;
  const line = await openSlowLine(url.port ? Number(url.port) : decodeURIComponent(url.hostname), oneWay);
  url.host = new URL(line.address).host;
  const connection = await connect(url.href);
  onTestFinished(async () => {
    await connection.close();
    await line.close();
  });
  await connection.collection("wallets").findOne();
  const updateAt = conditionalUpdates(connection.collection<WalletDocument>("wallets"));
  const lost = Promise.allSettled(players.slice(0, 4).map((player) => updateAt(player, "old", toNew)));
  await sleep(oneWay / 3);
  const later = players.slice(4).map((player) => updateAt(player, "old", toNew));
  line.cut();
  for (const outcome of await lost) {
    expect(outcome.status === "rejected" && isOutage(outcome.reason)).toBe(true);
  }
  expect(await Promise.all(later)).toEqual([true, true]);
});

test("so many wallets are remembered as were asked for, and those that were used last stay", () => {
  const [a, b, c] = ["a", "b", "c"].map((player) => knownFrom(emptyWallet(player, "1")));
  const known = new KnownWallets(2);
  known.put(a!);
  known.put(b!);
  expect(["a", "b"].map((player) => known.get(player))).toEqual([a, b]);
  known.put(a!);
  known.put(c!);
  expect(["a", "b", "c"].map((player) => known.get(player))).toEqual([a, undefined, c]);
});
