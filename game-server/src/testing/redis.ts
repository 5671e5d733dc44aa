import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Redis } from "ioredis";
import { freePort } from "./free-port.ts";

/** A Redis server of a test file's own. It writes all down, so that killed and started again it holds the same. */
export interface TestRedis {
  url: string;
  /** The test's own look at what it holds. Open while the server runs. */
  look: Redis;
  /** kill -9. */
  kill(): Promise<void>;
  /** Starts it again, at the same address; empty where it had been asked to lose all. */
  start(lost?: "all"): Promise<void>;
  close(): Promise<void>;
}

/** How long (ms) a start may take. */
const PATIENCE = 20_000;

/** Starts `redis-server`, or what REDIS_SERVER_PATH names, on a free port. */
export async function startRedis(): Promise<TestRedis> {
  const program = process.env.REDIS_SERVER_PATH || "redis-server";
  const directory = await mkdtemp(join(tmpdir(), "diamond-valley-redis-"));
  const port = String(await freePort());
  const url = `redis://127.0.0.1:${port}`;
  let server: ChildProcess | undefined;

  const redis: TestRedis = {
    url,
    look: new Redis(url, { lazyConnect: true }),
    async start(lost) {
      if (lost) await rm(join(directory, "appendonlydir"), { recursive: true, force: true });
      const options = ["--port", port, "--bind", "127.0.0.1", "--dir", directory, "--appendonly", "yes"];
      const started = spawn(program, options, { stdio: "ignore" });
      server = started;
      const failed = once(started, "error").then(([error]) => Promise.reject(error));
      redis.look = await Promise.race([answering(url), failed]);
    },
    async kill() {
      redis.look.disconnect();
      if (!server || server.exitCode !== null || server.signalCode !== null) return;
      const gone = once(server, "exit");
      server.kill("SIGKILL");
      await gone;
    },
    async close() {
      await redis.kill();
      await rm(directory, { recursive: true, force: true });
    },
  };
  await redis.start();
  return redis;
}

/** A client, as soon as the server answers it. */
async function answering(url: string): Promise<Redis> {
  for (const end = performance.now() + PATIENCE; ; await sleep(20)) {
    const client = new Redis(url, { lazyConnect: true, retryStrategy: () => null });
    client.on("error", () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      client.disconnect();
      if (performance.now() > end) throw error;
    }
  }
}
