import { type Logger, type LoggerOptions, pino } from "pino";
import type { Config } from "../config/config.ts";
import { masked, toldError } from "./log-masking.ts";

/** What errors and reasons say was partly written by whoever caused them. */
const serializers = {
  err: toldError,
  reason: (reason: unknown) => masked(String(reason)),
};

/**
 * The process's log. What goes in must not name a person: no names, addresses, phones or account ids.
 * `plain` prints one line per event for people who try the project. `onLine` hears the level of each line.
 */
export function createLog(
  { logLevel, logFormat }: Pick<Config, "logLevel" | "logFormat">,
  onLine: (level: string) => void = () => {},
): Logger {
  const base: LoggerOptions = {
    level: logLevel,
    base: { pid: process.pid },
    serializers,
    hooks: {
      logMethod(args, method, level) {
        onLine(pino.levels.labels[level] ?? "other");
        method.apply(this, args);
      },
    },
  };
  if (logFormat === "json") return pino(base);
  return pino(base, { write: (line: string) => process.stdout.write(plain(line)) });
}

/** One event as `12:00:00 warn  what happened (reason)`. */
function plain(line: string): string {
  const { level, time, msg, reason, err } = JSON.parse(line) as LoggedEvent;
  const clock = new Date(time).toISOString().slice(11, 19);
  const cause = reason ?? (err && `${err.message}\n${err.stack}`);
  return `${clock} ${pino.levels.labels[level]?.padEnd(5)} ${msg ?? ""}${cause ? ` (${cause})` : ""}\n`;
}

interface LoggedEvent {
  level: number;
  time: number;
  msg?: string;
  reason?: string;
  err?: { message?: string; stack?: string };
}
