import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@diamond-valley/game-server/database/open.ts";
import { freePort } from "../free-port.ts";
import { NO_LIMITS, productEnvironment } from "../product-environment.ts";
import { type MeasuredProcess, startMeasured } from "./measured-process.ts";

const SERVER = new URL(import.meta.resolve("@diamond-valley/game-server/main.ts")).pathname;

/** The product as it ships, on an empty database, in a process that is measured. */
export interface MeasuredProduct extends MeasuredProcess {
  /** Address of its database, for a bare server to use the same. */
  databaseUrl: string;
}

/** Starts the product with limits that load from one address does not meet. */
export async function startMeasuredProduct(): Promise<MeasuredProduct> {
  const directory = mkdtempSync(join(tmpdir(), "diamond-valley-bench-"));
  const port = await freePort();
  const silent = { info: () => {}, warn: () => {} };
  // Opened from here, so that the database process is not pinned with the server.
  const database = await openDatabase({ dataDir: directory, log: silent });
  const product = await startMeasured(SERVER, {
    ...productEnvironment(port, directory),
    ...NO_LIMITS,
    MONGODB_URL: database.url,
  });
  return {
    ...product,
    databaseUrl: database.url,
    async stop() {
      const code = await product.stop();
      await database.close();
      rmSync(directory, { recursive: true, force: true });
      return code;
    },
  };
}
