import { existsSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { prepareDataDirectory, refuseFullDisk } from "../../config/data-directory.ts";
import { StartProblem } from "../../config/start-problem.ts";
import type { Log } from "../log.ts";
import { freePort, type LaunchAnswer, launch, type Way, waysToRun } from "./launch.ts";
import { type Lease, takeLease } from "./lease.ts";
import { type EmbeddedPaths, preparePaths } from "./paths.ts";

/** How long (ms) another process may hold the data directory without answering: it may be closing. */
const patience = 20_000;
const pauseBetweenTries = 100;
/** Longest pause (ms) between tries to start a lost database again. */
const longestPause = 5_000;

type Failure = Extract<LaunchAnswer, { failed: string }>;

/** A share in the one database process of a data directory. */
export interface EmbeddedDatabase {
  url: string;
  /** Process id of the database process as last seen. It changes when the process is started again. */
  readonly pid: number;
  /** Resolves once it was lost for the first time; it is started again. */
  readonly lost: Promise<void>;
  /** Directory of its files, and what the process printed last. */
  readonly files: { engine: string; log: string };
  /** Gives the share back. After the last one, resolves when all data is at rest. */
  close(): Promise<void>;
}

/**
 * Joins the database process of `dataDir`, or starts it. Any number of server processes share it; it ends a moment
 * after the last of them. When it dies, each of them tries to start it again, and the engine's own lock lets one win.
 * @throws StartProblem where no database can run here, or the data can't be opened
 */
export async function openEmbedded(dataDir: string, log: Log): Promise<EmbeddedDatabase> {
  prepareDataDirectory(dataDir);
  const paths = preparePaths(dataDir);
  if (!existsSync(paths.engine)) refuseFullDisk(dataDir);
  let lease = await joinOrStart(paths, log);
  let closing = false;
  const loss = Promise.withResolvers<void>();

  async function keepAlive(): Promise<void> {
    while (!closing) {
      await lease.ended;
      if (closing) return;
      loss.resolve();
      log.warn(`The database process ${lease.pid} is gone: starting it again`);
      lease = await joinUntilDone(paths, log, portOf(lease.url), () => closing);
      log.info(`The database is back as process ${lease.pid}`);
      if (closing) lease.giveBack();
    }
  }
  const kept = keepAlive().catch((error: unknown) => log.warn(String(error)));

  return {
    url: lease.url,
    get pid() {
      return lease.pid;
    },
    lost: loss.promise,
    files: paths,
    async close() {
      closing = true;
      lease.giveBack();
      await lease.ended;
      await kept;
    },
  };
}

async function joinOrStart(paths: EmbeddedPaths, log: Log, port?: number): Promise<Lease> {
  const joined = await takeLease(paths.lease);
  if (joined) return joined;
  const { ways, reasons } = await waysToRun(log);
  for (const way of ways) {
    announce(way, paths, log);
    const outcome = await tryWay(way, paths, port ?? (await freePort()));
    if (!("failed" in outcome)) return outcome;
    if (way.kind === "engine" && outcome.failed !== "unloadable") throw unopenable(outcome, paths);
    reasons.push(oneLine(outcome.message));
  }
  throw new StartProblem(
    `No database can run here (${reasons.join("; ")}). Set MONGODB_URL to the address of a MongoDB server.`,
  );
}

function announce(way: Way, paths: EmbeddedPaths, log: Log): void {
  if (way.kind === "engine") return;
  log.info("Starting a MongoDB server of its own; the first time it is downloaded (about 100 MB)");
  if (existsSync(paths.engine)) log.warn(`Data of the embedded engine stays unused in ${paths.engine}`);
}

/** Launches until the process is there, this one's or another's: two servers may start at the same moment. */
async function tryWay(way: Way, paths: EmbeddedPaths, port: number): Promise<Lease | Failure> {
  const giveUp = performance.now() + patience;
  for (;;) {
    const answer = await launch(way, paths, port);
    if ("failed" in answer && answer.failed !== "in-use") return answer;
    const lease = await takeLease(paths.lease);
    if (lease) return lease;
    if (performance.now() > giveUp)
      return "failed" in answer ? answer : { failed: "crashed", message: "it ended" };
    await sleep(pauseBetweenTries);
  }
}

function unopenable(failure: Failure, paths: EmbeddedPaths): StartProblem {
  if (failure.failed === "in-use") {
    const wayOut = "End that process, or set DATA_DIR to another directory.";
    return new StartProblem(
      `Another process that does not answer holds the database in ${paths.engine}. ${wayOut}`,
    );
  }
  return damaged(paths, `could not be opened: ${oneLine(failure.message)}`);
}

/** The problem of a database whose files can't be read. */
export function damaged(files: Pick<EmbeddedPaths, "engine" | "log">, finding: string): StartProblem {
  const wayOut = "Restore the directory from a copy, or move it away to begin with an empty database.";
  return new StartProblem(
    `The database in ${files.engine} ${finding} (see ${files.log}). Its files may be damaged. ${wayOut}`,
  );
}

/** As `joinOrStart`, again and again: the servers live on without a database and recover with it. */
async function joinUntilDone(
  paths: EmbeddedPaths,
  log: Log,
  port: number | undefined,
  enough: () => boolean,
): Promise<Lease> {
  for (let pause = pauseBetweenTries; ; pause = Math.min(pause * 2, longestPause)) {
    try {
      return await joinOrStart(paths, log, port);
    } catch (error) {
      if (enough()) throw error;
      log.warn((error as Error).message);
      await sleep(pause);
    }
  }
}

/** The port in a mongod's address, which must be the same after a restart. A socket's address has none. */
function portOf(url: string): number | undefined {
  const port = /:(\d+)\//.exec(url)?.[1];
  return port === undefined ? undefined : Number(port);
}

function oneLine(text: string): string {
  return text.trim().replaceAll(/\s+/g, " ");
}
