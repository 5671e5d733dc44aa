import { DAY, HOUR, MINUTE, SECOND } from "@diamond-valley/schemas/clock.ts";

/** A span of time in the units of a countdown. */
export type TimeLeft = Record<"days" | "hours" | "minutes" | "seconds", number>;

/** What is left of a span (ms). The last second is counted to its end; nothing is left after it. */
export function timeLeft(span: number): TimeLeft {
  const left = Math.max(0, Math.ceil(span / SECOND) * SECOND);
  return {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
    seconds: Math.floor((left % MINUTE) / SECOND),
  };
}
