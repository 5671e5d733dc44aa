import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { connect } from "@diamond-valley/game-server/database/connect.ts";
import {
  type EmbeddedDatabase,
  openEmbedded,
} from "@diamond-valley/game-server/database/embedded/embedded.ts";
import { createSeasonStore } from "@diamond-valley/game-server/season/store.ts";
import { startRedis, type TestRedis } from "@diamond-valley/game-server/testing/redis.ts";
import { DEMO_START } from "@diamond-valley/schemas/season/season.ts";
import type { Connection } from "mongoose";
import { freePort } from "../free-port.ts";
import { NO_LIMITS, productEnvironment, WEEK_2 } from "../product-environment.ts";
import { type Backend, type Front, openFront } from "./front.ts";
import { eventually, type Network, openNetwork, type Place } from "./network.ts";
import { openRelay, type Relay } from "./relay.ts";

const SERVER = new URL(import.meta.resolve("@diamond-valley/game-server/main.ts")).pathname;
/** How long (ms) a server may take to be ready on a busy machine. */
const COMES_UP = 90_000;
/** How long a server that is told to stop may send its players on, s. */
const DRAIN = 20;

/** One of the servers. */
export interface SoakServer {
  readonly name: string;
  /** Where it alone is reached. */
  readonly url: string;
  readonly backend: Backend;
  readonly place: Place;
  readonly toRedis: Relay;
  readonly toDatabase: Relay;
  /** Times that it ended although nobody ended it. */
  unexpectedEnds(): number;
  start(): Promise<void>;
  /** kill -9. */
  kill(): Promise<void>;
  /** As an operator stops it. Answers its exit code. */
  stop(): Promise<number | null>;
  /** Stops its process without telling it, or lets it go on. */
  freeze(frozen: boolean): void;
}

/** Two servers behind a front, with Redis and a database, and ways between all of them that can be cut. */
export interface Stack {
  readonly url: string;
  readonly network: Network;
  readonly front: Front;
  readonly servers: readonly SoakServer[];
  readonly redis: TestRedis;
  readonly connection: Connection;
  /** kill -9 of the database process; resolves when another took its place. */
  killDatabase(): Promise<void>;
  close(): Promise<void>;
}

export interface StackOptions {
  directory: string;
  /** Whether servers may stand in networks of their own. */
  namespaces: boolean;
  tempo: string;
}

/** Starts everything; what was opened is closed again where a part of it fails. */
export async function startStack({ directory, namespaces, tempo }: StackOptions): Promise<Stack> {
  const dataDir = join(directory, "data");
  mkdirSync(dataDir, { recursive: true });
  await using opened = new AsyncDisposableStack();
  const network = opened.adopt(openNetwork(2, namespaces), (open) => open.close());
  const redis = opened.adopt(await startRedis(), (open) => open.close());
  const quiet = { info() {}, warn() {}, error() {} };
  const database = opened.adopt(await openEmbedded(dataDir, quiet as never), (open) => open.close());
  const connection = opened.adopt(await connect(database.url), (open) => open.close());
  // The demonstration's clock stands in the database: all processes have the same, and it can be moved.
  await createSeasonStore(connection).moveDemo(Date.now() - (WEEK_2 - DEMO_START));
  const frontPort = Promise.withResolvers<number>();
  const parts = { network, redis, database, directory, tempo, front: frontPort.promise };
  const servers: SoakServer[] = [];
  for (const [index, place] of network.places.entries()) {
    const server = await createServer({
      name: `server-${index + 1}`,
      path: `/p${index + 1}`,
      place,
      ...parts,
    });
    servers.push(opened.adopt(server, endOf));
  }
  const front = opened.adopt(await openFront(servers.map(({ backend }) => backend)), (open) => open.close());
  frontPort.resolve(front.port);
  for (const server of servers) await server.start();
  const closing = opened.move();

  return {
    url: `http://127.0.0.1:${front.port}`,
    network,
    front,
    servers,
    redis,
    connection,
    async killDatabase() {
      const { pid } = database;
      process.kill(pid, "SIGKILL");
      if (!(await eventually(() => database.pid !== pid, COMES_UP)))
        throw new Error("the database did not come back");
    },
    close: () => closing.disposeAsync(),
  };
}

/** Ends a server however it stands. */
async function endOf({ freeze, place, kill, toRedis, toDatabase }: SoakServer): Promise<void> {
  freeze(false);
  place.mend();
  await kill();
  toRedis.close();
  toDatabase.close();
}

/** Where the database listens: a socket's file, or a port where a downloaded one runs. */
function targetOf(url: string): { path: string } | { port: number } {
  const [, host = ""] = /^mongodb:\/\/([^/?]+)/.exec(url) ?? [];
  const isSocket = host.endsWith(".sock");
  return isSocket ? { path: decodeURIComponent(host) } : { port: Number(host.split(":")[1]) };
}

interface ServerParts {
  name: string;
  path: string;
  place: Place;
  network: Network;
  redis: TestRedis;
  database: EmbeddedDatabase;
  directory: string;
  tempo: string;
  front: Promise<number>;
}

async function createServer(parts: ServerParts): Promise<SoakServer> {
  const { name, path, place, network, redis, database, directory, tempo } = parts;
  const port = await freePort();
  const toRedis = await openRelay({ port: Number(new URL(redis.url).port) });
  const toDatabase = await openRelay(targetOf(database.url));
  const log = createWriteStream(join(directory, `${name}.log`), { flags: "a" });
  const url = `http://${place.address}:${port}`;
  let child: ChildProcess | undefined;
  let expected = true;
  let unexpectedEnds = 0;

  async function start(): Promise<void> {
    const front = await parts.front;
    const env = {
      ...process.env,
      ...productEnvironment(port, directory),
      HOST: place.address === "127.0.0.1" ? "127.0.0.1" : "0.0.0.0",
      PUBLIC_URL: `http://127.0.0.1:${front}`,
      PUBLIC_ADDRESS: `127.0.0.1:${front}${path}`,
      MONGODB_URL: `mongodb://${network.home}:${toDatabase.port}/?directConnection=true`,
      REDIS_URL: `redis://${network.home}:${toRedis.port}`,
      SEASON_STAGE: "",
      DRAIN_SECONDS: String(DRAIN),
      GAME_TEMPO: tempo,
      METRICS_TOKEN: "metrics",
      ...NO_LIMITS,
    };
    const [program, args] = place.run(process.execPath, [SERVER]);
    const started = spawn(program, args, { env, stdio: ["ignore", "pipe", "pipe"] });
    child = started;
    expected = false;
    started.stdout?.pipe(log, { end: false });
    started.stderr?.pipe(log, { end: false });
    started.once("exit", () => {
      if (child === started && !expected) unexpectedEnds += 1;
    });
    const isUp = await eventually(async () => {
      if (started.exitCode !== null)
        throw new Error(`${name} ended with ${started.exitCode}: see ${directory}/${name}.log`);
      const response = await fetch(`${url}/healthz`).catch(() => undefined);
      return response?.ok ?? false;
    }, COMES_UP);
    if (!isUp) throw new Error(`${name} did not come up: see ${directory}/${name}.log`);
  }

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    expected = true;
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const gone = once(child, "exit");
    child.kill(signal);
    return ((await gone) as [number | null])[0];
  }

  return {
    name,
    url,
    backend: { path, host: place.address, port },
    place,
    toRedis,
    toDatabase,
    unexpectedEnds: () => unexpectedEnds,
    start,
    kill: async () => void (await end("SIGKILL")),
    stop: () => end("SIGTERM"),
    freeze: (frozen) => void child?.kill(frozen ? "SIGSTOP" : "SIGCONT"),
  };
}

/** Lets a while pass that `stop` may end. */
export async function pause(ms: number, stop: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal: stop }).catch(() => undefined);
}
