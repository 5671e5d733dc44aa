// The server process: starts what the environment asks for, says when it is ready, and stops cleanly when told to.
import { matchMaker } from "@colyseus/core";
import { startServer } from "./app.ts";
import { loadEnvFile, readConfig } from "./config/config.ts";
import { StartProblem } from "./config/start-problem.ts";
import { createPlatformLog } from "./rooms/platform-log.ts";

/** A stop that takes longer than this (ms), once the players are gone, is cut off: the process then exits with 1. */
const longestStop = 15_000;

/** What keeps the process: kinds of resources, and how many there are of each. */
function waitsFor(): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const kind of process.getActiveResourcesInfo()) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

async function main(): Promise<void> {
  loadEnvFile();
  const server = await startServer(readConfig(process.env));
  const { log, clock } = server.deps;
  // Libraries print what clients send: that goes to the log too, at a limited rate.
  Object.assign(console, createPlatformLog(log, clock));

  let stopping = false;
  let draining = false;
  const stop = async (code: number): Promise<void> => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => {
      log.error(
        { closing: server.closing(), rooms: matchMaker.stats.local, waitsFor: waitsFor() },
        `stopping took longer than ${longestStop / 1_000} s and was cut off`,
      );
      process.exit(1);
    }, longestStop).unref();
    await server.close().catch((error: unknown) => log.error({ err: error }, "stopping failed"));
    process.exit(code);
  };
  /** Players go to other processes first; whoever asks a second time does not want to wait. */
  const drain = async (): Promise<void> => {
    if (draining) return stop(0);
    draining = true;
    log.info("stopping: players are sent on to other processes");
    await server.drain().catch((error: unknown) => log.error({ err: error }, "sending players on failed"));
    await stop(0);
  };
  process.on("SIGTERM", drain);
  process.on("SIGINT", drain);
  process.on("disconnect", () => stop(0));
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "uncaught exception");
    void stop(1);
  });

  log.info(`ready at ${server.url} (${server.seasonClock})`);
  process.send?.({ ready: true, url: server.url, seasonClock: server.seasonClock });
}

try {
  await main();
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
