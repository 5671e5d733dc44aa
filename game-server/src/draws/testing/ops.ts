import { pino } from "pino";
import { readConfig } from "../../config/config.ts";
import { operate } from "../../operator/operate.ts";
import type { TestClock } from "../../testing/server.ts";

/** The operator's command line on a database of a test: what a command prints, line by line. */
export function operatorOf(server: { databaseUrl: string; clock: TestClock }) {
  /** Leaves the lines in `printed`, also those of a command that fails. */
  async function into(printed: string[], ...args: string[]): Promise<string[]> {
    await operate(args, {
      config: readConfig({ MONGODB_URL: server.databaseUrl }),
      log: pino({ level: "silent" }),
      clock: server.clock,
      print: (line) => printed.push(line),
    });
    return printed;
  }
  return Object.assign((...args: string[]) => into([], ...args), { into });
}

/** A value that the beacon of the content could have. */
export const BEACON = "5eed".repeat(16);

/** Instants of the season, by what happens then. */
export const AT = {
  close: "2025-11-10T00:00:00Z",
  settled: "2025-11-10T00:01:00Z",
  beacon: "2025-11-12T00:00:00Z",
  results: "2025-11-25T00:00:00Z",
  over: "2026-01-11T23:59:00Z",
} as const;
