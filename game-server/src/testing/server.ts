import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Clock } from "@diamond-valley/schemas/clock.ts";
import { DEMO_START } from "@diamond-valley/schemas/season/season.ts";
import { pino } from "pino";
import { afterAll, beforeAll } from "vitest";
import { type Replacements, type RunningServer, startServer } from "../app.ts";
import { readConfig } from "../config/config.ts";
import { freshDatabase } from "./database.ts";

/** A clock that stands still until it is set. */
export interface TestClock extends Clock {
  /** Epoch ms, or an ISO instant. */
  set(instant: number | string): void;
}

/** A clock that stands at `start`, epoch ms. */
export function testClock(start = DEMO_START): TestClock {
  let now = start;
  return {
    now: () => now,
    set(instant) {
      now = typeof instant === "string" ? Date.parse(instant) : instant;
    },
  };
}

/** A whole server of a test file's own, on a free port and an empty database. Filled in before the first test runs. */
export interface TestServer extends RunningServer {
  clock: TestClock;
  databaseUrl: string;
}

/** No test is about these, and a thousand visitors of one address are. */
const boundless = {
  RATE_LIMIT_PER_ADDRESS: "1000000",
  RATE_LIMIT_PER_ACCOUNT: "1000000",
  RATE_LIMIT_SIGN_INS: "1000000",
  RATE_LIMIT_CODES: "1000000",
  RATE_LIMIT_FORMS: "1000000",
  RATE_LIMIT_ENTRIES: "1000000",
  RATE_LIMIT_REPORTS: "1000000",
  RATE_LIMIT_SEATS: "1000000",
  RATE_LIMIT_EVENTS: "1000000",
  RATE_LIMIT_DOWNLOADS: "1000000",
};

/** Starts a server for the calling test file, with more variables of the environment where a test is about them. */
export function testServer(
  environment: Record<string, string> = {},
  replacements: Replacements = {},
): TestServer {
  const database = freshDatabase();
  const clock = testClock();
  const server = { clock, databaseUrl: database.url } as TestServer;
  // Mails that a server sends become files.
  const dataDir = mkdtempSync(join(tmpdir(), "diamond-valley-server-"));
  beforeAll(async () => {
    const own = { PORT: "0", MONGODB_URL: database.url, DATA_DIR: dataDir };
    const config = readConfig({ ...own, ...boundless, ...environment });
    const log = pino({ level: "silent" });
    Object.assign(server, await startServer(config, { clock, log, ...replacements }));
  });
  afterAll(async () => {
    await server.close?.();
    rmSync(dataDir, { recursive: true });
  });
  return server;
}
