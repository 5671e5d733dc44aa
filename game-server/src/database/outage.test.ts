import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { freshDatabase } from "../testing/database.ts";
import { openSlowLine } from "../testing/slow-line.ts";
import { connect } from "./connect.ts";
import { isOutage, retryOnOutage } from "./outage.ts";

const database = freshDatabase();
/** What a command takes to the database, ms: long enough to cut the line under it. */
const ONE_WAY = 60;

interface Stone {
  _id: string;
}
const insert = { insertOne: { document: { _id: "b" } } };

async function overSlowLine() {
  const url = new URL(database.url);
  const target = url.port ? Number(url.port) : decodeURIComponent(url.hostname);
  const line = await openSlowLine(target, ONE_WAY);
  url.host = new URL(line.address).host;
  const connection = await connect(url.href);
  onTestFinished(async () => {
    await connection.close();
    await line.close();
  });
  const stones = connection.collection<Stone>("stones");
  await stones.findOne();
  return { line, stones };
}

/** The driver itself repeats a look-up, and no write, on a server without a replica set. */
const kinds = ["an update", "an insert of several", "a bulk write"] as const;

test.each(kinds)("%s that loses its connection is known as lost with the database", async (kind) => {
  const { line, stones } = await overSlowLine();
  const work = {
    "an update": () => stones.updateOne({ _id: "a" }, { $set: { seen: true } }),
    "an insert of several": () => stones.insertMany([{ _id: "a" }, { _id: "b" }], { ordered: false }),
    "a bulk write": () => stones.bulkWrite([insert], { ordered: false }),
  }[kind]();
  const lost = work.then(
    () => null,
    (error: unknown) => error,
  );
  await sleep(ONE_WAY / 3);
  line.cut();
  const error = await lost;
  expect(error).toBeInstanceOf(Error);
  expect(isOutage(error)).toBe(true);
});

test("work that lost its connection is done again, and is told that it may have been done", async () => {
  const { line, stones } = await overSlowLine();
  const told: boolean[] = [];
  const working = retryOnOutage(async (maybeDone) => {
    told.push(maybeDone);
    await stones.bulkWrite([
      { updateOne: { filter: { _id: "c" }, update: { $set: { _id: "c" } }, upsert: true } },
    ]);
  });
  await sleep(ONE_WAY / 3);
  line.cut();
  await working;
  expect(told).toEqual([false, true]);
});

test("a refusal of the database is no loss", async () => {
  const stones = database.connection.collection<Stone>("refused");
  await stones.insertOne({ _id: "b" });
  const error = await stones.bulkWrite([insert]).catch((refusal: unknown) => refusal);
  expect(error).toBeInstanceOf(Error);
  expect(isOutage(error)).toBe(false);
});
