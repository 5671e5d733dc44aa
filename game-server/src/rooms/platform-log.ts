import { type Clock, MINUTE } from "@diamond-valley/schemas/clock.ts";
import type { Logger } from "pino";
import { masked } from "../http/log-masking.ts";

/** Lines of the platform that are logged in a minute. */
const PER_MINUTE = 20;

/** The part of a logger that Colyseus calls. */
export interface PlatformLog {
  debug(...parts: unknown[]): void;
  trace(...parts: unknown[]): void;
  info(...parts: unknown[]): void;
  warn(...parts: unknown[]): void;
  error(...parts: unknown[]): void;
}

/**
 * What Colyseus logs, without letting strangers write the log: each undecodable frame is an error to it, and a client
 * can send hundreds in a second. Beyond twenty lines a minute they are counted, and the count is logged.
 */
export function createPlatformLog(log: Logger, clock: Clock): PlatformLog {
  const told = (parts: unknown[]): string => masked(parts.map(String).join(" "));
  let minute = 0;
  let lines = 0;

  function limited(...parts: unknown[]): void {
    const now = Math.floor(clock.now() / MINUTE);
    if (now !== minute) {
      if (lines > PER_MINUTE)
        log.warn({ suppressed: lines - PER_MINUTE }, "colyseus: further log lines suppressed");
      minute = now;
      lines = 0;
    }
    lines += 1;
    if (lines <= PER_MINUTE) log.warn({ platform: true }, told(parts));
  }

  const quiet = (...parts: unknown[]): void => log.debug({ platform: true }, told(parts));
  // Colyseus calls errors what a client did wrong; errors of the rooms themselves come by onUncaughtException.
  return { debug: quiet, trace: quiet, info: quiet, warn: limited, error: limited };
}
