import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@diamond-valley/game-server/database/open.ts";
import { startRedis } from "@diamond-valley/game-server/testing/redis.ts";
import { freePort } from "../../free-port.ts";
import { NO_LIMITS, productEnvironment } from "../../product-environment.ts";
import { type MeasuredProcess, onEveryCore, startMeasured } from "../measured-process.ts";

const SERVER = new URL(import.meta.resolve("@diamond-valley/game-server/main.ts")).pathname;

/** Two processes of the product on one Redis and one database, on all cores. */
export interface TwoProducts {
  readonly servers: readonly [MeasuredProcess, MeasuredProcess];
  /** Where each is reached; the first one's is the site's. */
  readonly urls: readonly [string, string];
  stop(): Promise<void>;
}

export async function startTwoProducts(): Promise<TwoProducts> {
  const directory = mkdtempSync(join(tmpdir(), "diamond-valley-bench-"));
  const silent = { info: () => {}, warn: () => {} };
  const [database, redis] = await onEveryCore(() =>
    Promise.all([openDatabase({ dataDir: directory, log: silent }), startRedis()]),
  );
  const ports = [await freePort(), await freePort()] as const;
  const start = (port: number): Promise<MeasuredProcess> =>
    startMeasured(
      SERVER,
      {
        ...productEnvironment(port, directory),
        // Both are one site: that of the first.
        PUBLIC_URL: `http://127.0.0.1:${ports[0]}`,
        PUBLIC_ADDRESS: `127.0.0.1:${port}`,
        MONGODB_URL: database.url,
        REDIS_URL: redis.url,
        ...NO_LIMITS,
      },
      false,
    );
  const servers = [await start(ports[0]), await start(ports[1])] as const;
  return {
    servers,
    urls: [`http://127.0.0.1:${ports[0]}`, `http://127.0.0.1:${ports[1]}`],
    async stop() {
      for (const server of servers) await server.stop();
      await redis.close();
      await database.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
