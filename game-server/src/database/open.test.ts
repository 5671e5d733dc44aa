import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mongo } from "mongoose";
import { expect, test } from "vitest";
import { StartProblem } from "../config/start-problem.ts";
import { removeData } from "../testing/remove-data.ts";
import { openDatabase } from "./open.ts";

test("an engine that ended a moment ago explains the error of its connection, and no other one", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "diamond-valley-open-"));
  const log = { info: () => {}, warn: () => {} };
  const database = await openDatabase({ dataDir, log });
  process.kill(database.pid!, "SIGKILL");
  // The connection may know of it before the process's end is noticed.
  const explained = await database.explain(new mongo.MongoNetworkError("connection closed"));
  expect(explained).toBeInstanceOf(StartProblem);
  const other = new Error("no fault of the database");
  expect(await database.explain(other)).toBe(other);
  await database.close();
  await removeData(dataDir);
});
