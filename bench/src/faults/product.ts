import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { connect } from "@diamond-valley/game-server/database/connect.ts";
import { type Lease, takeLease } from "@diamond-valley/game-server/database/embedded/lease.ts";
import { preparePaths } from "@diamond-valley/game-server/database/embedded/paths.ts";
import type { Connection } from "mongoose";
import { freePort } from "../free-port.ts";

const SERVER = new URL(import.meta.resolve("@diamond-valley/game-server/main.ts")).pathname;
/** How long (ms) a part may take to come back before that counts as a violation. */
const COMES_BACK = 120_000;

/** The whole product in processes of its own: a game server, and the database process that it starts and revives. */
export interface Product {
  url: string;
  /** The harness's own look at the database. */
  connection: Connection;
  readonly serverPid: number;
  readonly databasePid: number;
  /** kill -9. Resolves when the process is gone. */
  killServer(): Promise<void>;
  /** Answers the time (ms) until the server said that it was ready. */
  startServer(): Promise<number>;
  /** kill -9. Resolves with the time (ms) after which another database process took its place. */
  killDatabase(): Promise<number>;
  /** Times that the server ended although nobody killed it. */
  unexpectedEnds(): number;
  /** Ends everything in good order. */
  stop(): Promise<void>;
}

export interface ProductOptions {
  /** Where data and logs go. */
  directory: string;
  /** Season time (epoch ms) at the start, from where it goes on through all kills. */
  season: number;
  environment?: NodeJS.ProcessEnv;
}

/** Starts the product on a free port. Rejects where the server does not become ready. */
export async function startProduct({
  directory,
  season,
  environment = {},
}: ProductOptions): Promise<Product> {
  mkdirSync(directory, { recursive: true });
  const dataDir = join(directory, "data");
  const port = await freePort();
  const opened = performance.now();
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: "development",
    PORT: String(port),
    HOST: "127.0.0.1",
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    MONGODB_URL: "",
    REDIS_URL: "",
    OIDC_ISSUER: "",
    TRUST_PROXY: "1",
    LOG_LEVEL: "warn",
    NODE_COMPILE_CACHE: join(directory, "compile-cache"),
    ...environment,
  };
  const log = createWriteStream(join(directory, "server.log"), { flags: "a" });
  let server: ChildProcess | undefined;
  let expected = false;
  let unexpectedEnds = 0;

  async function startServer(): Promise<number> {
    const began = performance.now();
    expected = false;
    // A server's own start is where its season begins: the next one goes on. What it takes to start is less than a dead one lay.
    const clock = { SEASON_CLOCK: new Date(season + began - opened).toISOString() };
    const child = spawn(process.execPath, [SERVER], {
      env: { ...env, ...clock },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    server = child;
    child.stdout?.pipe(log, { end: false });
    child.stderr?.pipe(log, { end: false });
    child.once("exit", () => {
      if (child === server && !expected) unexpectedEnds += 1;
    });
    await new Promise<void>((resolve, reject) => {
      child.on("message", (message: { ready?: boolean }) => message.ready && resolve());
      child.once("exit", (code) =>
        reject(new Error(`the server ended with ${code}: see ${directory}/server.log`)),
      );
      setTimeout(() => reject(new Error("the server did not become ready")), COMES_BACK).unref();
    });
    return performance.now() - began;
  }

  await startServer();
  const { lease: leasePath } = preparePaths(dataDir);
  // A lease keeps the database process while the server is dead, and starts none: that is the server's part.
  let lease = await leaseWithin(leasePath, COMES_BACK);
  const connection = await connect(lease.url);

  return {
    url: `http://127.0.0.1:${port}`,
    connection,
    get serverPid() {
      return server?.pid ?? 0;
    },
    get databasePid() {
      return lease.pid;
    },
    async killServer() {
      expected = true;
      if (!server || server.exitCode !== null || server.signalCode !== null) return;
      const gone = once(server, "exit");
      server.kill("SIGKILL");
      await gone;
    },
    startServer,
    async killDatabase() {
      const began = performance.now();
      process.kill(lease.pid, "SIGKILL");
      await lease.ended;
      lease = await leaseWithin(leasePath, COMES_BACK);
      return performance.now() - began;
    },
    unexpectedEnds: () => unexpectedEnds,
    async stop() {
      expected = true;
      await connection.close();
      lease.giveBack();
      if (server && server.exitCode === null && server.signalCode === null) {
        const gone = once(server, "exit");
        server.kill("SIGTERM");
        await gone;
      }
      log.end();
    },
  };
}

async function leaseWithin(path: string, patience: number): Promise<Lease> {
  const giveUp = performance.now() + patience;
  while (performance.now() < giveUp) {
    const lease = await takeLease(path);
    if (lease) return lease;
    await sleep(20);
  }
  throw new Error(`no database process came back within ${patience / 1000} s`);
}
