import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { freshDatabase } from "./testing/database.ts";
import { removeData } from "./testing/remove-data.ts";
import { exitOf, forkServer, untilReady } from "./testing/server-process.ts";

const database = freshDatabase();
const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill("SIGKILL");
});

function start(environment: Record<string, string> = {}): ChildProcess {
  const child = forkServer({ MONGODB_URL: database.url, ...environment });
  started.push(child);
  return child;
}

async function told(child: ChildProcess): Promise<string> {
  let text = "";
  for await (const chunk of child.stderr!) text += String(chunk);
  return text;
}

test("a server says where it is and what time the season has, and stops when told to", async () => {
  const child = start();
  const { url, seasonClock } = await untilReady(child);
  expect(seasonClock).toMatch(/^2025-10-07 \d\d:\d\d KST, event, week 1$/);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  child.kill("SIGTERM");
  expect(await exitOf(child)).toBe(0);
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
});

test("a server ends with the process that started it", async () => {
  const child = start();
  await untilReady(child);
  child.disconnect();
  expect(await exitOf(child)).toBe(0);
});

test("open connections do not keep a stopping server", async () => {
  const child = start();
  const { url } = await untilReady(child);
  const socket = new WebSocket(url.replace("http", "ws"));
  await once(socket, "open");
  child.kill("SIGTERM");
  expect(await exitOf(child)).toBe(0);
});

test("a taken port is told in one line with the way out", async () => {
  const other = createServer().listen(0);
  const { port } = other.address() as AddressInfo;
  const child = start({ PORT: String(port) });
  const [text, code] = await Promise.all([told(child), exitOf(child)]);
  expect(text).toBe(
    `Port ${port} is taken by another program. End it, or choose another port: PORT=${port + 1}.\n`,
  );
  expect(code).toBe(1);
  other.close();
});

test.each([
  [
    "a file",
    (home: string) => join(home, "file"),
    /^DATA_DIR names \S+, and a file stands in the way\. [^\n]+\n$/,
  ],
  [
    "what nobody may write",
    () => "/proc/valley",
    /^The data directory \S+ can't be written \([A-Z]+\)\. [^\n]+\n$/,
  ],
])("a data directory that is %s is told in one line with the way out", async (_what, directory, line) => {
  const home = await mkdtemp(join(tmpdir(), "diamond-valley-main-"));
  await writeFile(join(home, "file"), "");
  const child = start({ MONGODB_URL: "", DATA_DIR: directory(home) });
  const [text, code] = await Promise.all([told(child), exitOf(child)]);
  expect(text).toMatch(line);
  expect(code).toBe(1);
  await removeData(home);
});

test("data that is damaged inside is told in one line with the way out", async () => {
  const home = await mkdtemp(join(tmpdir(), "diamond-valley-main-"));
  const first = start({ MONGODB_URL: "", DATA_DIR: home });
  await untilReady(first);
  first.kill("SIGTERM");
  expect(await exitOf(first)).toBe(0);
  const directory = join(home, "mongo");
  for (const name of await readdir(directory)) {
    // Longer than any page at a file's start: what is left of the file can be opened, and not read.
    if (name.startsWith("collection-")) await writeFile(join(directory, name), "Z".repeat(65_536));
  }
  const child = start({ MONGODB_URL: "", DATA_DIR: home });
  const [text, code] = await Promise.all([told(child), exitOf(child)]);
  expect(text).toMatch(/^The database in \S+mongo [^\n]+ Its files may be damaged\. Restore [^\n]+\n$/);
  expect(code).toBe(1);
  await removeData(home);
});

test("a wrong variable is told in one line", async () => {
  const child = start({ PORT: "many" });
  const [text, code] = await Promise.all([told(child), exitOf(child)]);
  expect(text).toMatch(/^Configuration: PORT .*\n$/);
  expect(code).toBe(1);
});

test("a Redis that does not answer is told in one line with the way out", async () => {
  const child = start({ REDIS_URL: "redis://127.0.0.1:1" });
  const [text, code] = await Promise.all([told(child), exitOf(child)]);
  expect(text).toBe(
    "Redis can't be reached: connect ECONNREFUSED 127.0.0.1:1. Start it, or mend REDIS_URL.\n",
  );
  expect(code).toBe(1);
});
