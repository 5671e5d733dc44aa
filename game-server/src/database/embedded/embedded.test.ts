import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { removeData } from "../../testing/remove-data.ts";
import { connect } from "../connect.ts";
import { type Database, openDatabase } from "../open.ts";

const log = { info() {}, warn() {} };
let dataDir: string;
let open: Database[];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "diamond-valley-database-"));
  open = [];
});

afterEach(async () => {
  for (const database of open) await database.close();
  await removeData(dataDir);
});

async function openHere(directory = dataDir): Promise<Database> {
  const database = await openDatabase({ dataDir: directory, log });
  open.push(database);
  return database;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function until(condition: () => boolean | Promise<boolean>, patience = 15_000): Promise<void> {
  for (const end = performance.now() + patience; performance.now() < end; await sleep(20)) {
    if (await condition()) return;
  }
  throw new Error("it did not come true");
}

test("processes that open it at the same moment share one engine, which ends with the last", async () => {
  const [first, second, third] = await Promise.all([openHere(), openHere(), openHere()]);
  expect(new Set([first?.pid, second?.pid, third?.pid]).size).toBe(1);
  expect(first?.url).toBe(third?.url);

  await first?.close();
  await second?.close();
  const connection = await connect(third!.url);
  await connection.collection("stones").insertOne({ colour: "blue" });
  expect(await connection.collection("stones").countDocuments()).toBe(1);
  await connection.close();
  await third?.close();
  await until(() => !isAlive(third!.pid!));
});

test("kill -9 of the database process loses no acknowledged write, and the same connection goes on", async () => {
  const database = await openHere();
  const connection = await connect(database.url);
  const stones = connection.collection<{ _id: number }>("stones");
  const acknowledged: number[] = [];
  for (let round = 0; round < 3; round++) {
    const killed = database.pid!;
    const before = acknowledged.length;
    for (let failed = false; !failed; ) {
      const key = round * 100_000 + acknowledged.length;
      await stones.insertOne({ _id: key }).then(
        () => {
          acknowledged.push(key);
          // A moment later, so that it falls into the middle of a write.
          if (acknowledged.length === before + 20) setTimeout(() => process.kill(killed, "SIGKILL"), 5);
        },
        () => {
          failed = true;
        },
      );
    }
    const answers = () =>
      stones.countDocuments().then(
        () => true,
        () => false,
      );
    await until(answers);
    await until(() => database.pid !== killed);
  }
  const kept = new Set((await stones.find().toArray()).map((stone) => stone._id));
  expect(acknowledged.filter((key) => !kept.has(key))).toEqual([]);
  expect(acknowledged.length).toBeGreaterThanOrEqual(60);
  await connection.close();
  const leftovers = (await readdir(join(dataDir, "run"))).filter((name) =>
    name.startsWith("embedded-mongodb-"),
  );
  expect(leftovers).toHaveLength(1);
});

test("a server that is killed leaves no database process behind", async () => {
  const script = `
    const { openDatabase } = await import(${JSON.stringify(join(import.meta.dirname, "../open.ts"))});
    const log = { info() {}, warn() {} };
    const database = await openDatabase({ dataDir: ${JSON.stringify(dataDir)}, log });
    console.log(database.pid);
    setInterval(() => {}, 1000);`;
  const server = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [printed] = (await once(server.stdout, "data")) as [Buffer];
  const pid = Number(printed.toString());
  expect(isAlive(pid)).toBe(true);
  server.kill("SIGKILL");
  await until(() => !isAlive(pid));
});

test("a data directory with a long path works as any other", async () => {
  const database = await openHere(join(dataDir, "long-".repeat(25)));
  const connection = await connect(database.url);
  await connection.collection("stones").insertOne({ colour: "pink" });
  await connection.close();
});

test("damaged data is told in one line with the way out", async () => {
  const database = await openHere();
  await database.close();
  await truncate(join(dataDir, "mongo/WiredTiger.wt"), 100);
  await expect(openHere()).rejects.toThrow(
    /^The database in .*mongo could not be opened: .*Its files may be damaged\. Restore the directory from a copy, or move it away.*$/,
  );
});

test("a file in the place of the data directory is told in one line with the way out", async () => {
  await writeFile(join(dataDir, "mongo"), "not a directory");
  await expect(openHere()).rejects.toThrow(/^The database in .*mongo could not be opened: .*$/);
  expect(existsSync(join(dataDir, "mongo"))).toBe(true);
});
