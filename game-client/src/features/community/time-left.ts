import { DAY, HOUR, MINUTE } from "@diamond-valley/schemas/clock.ts";

/** What is said of the time until an instant: the key of its words, and their numbers. */
export interface TimeLeft {
  readonly key: "days" | "hours" | "minutes" | "over";
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
}

/** The time from `now` until `end`, both epoch ms, in its two largest units. The last hour is told in minutes, a begun one as a whole one. */
export function timeLeft(end: number, now: number): TimeLeft {
  const left = Math.max(0, end - now);
  const [days, hours] = [Math.floor(left / DAY), Math.floor((left % DAY) / HOUR)];
  if (left < HOUR)
    return { key: left > 0 ? "minutes" : "over", days, hours, minutes: Math.ceil(left / MINUTE) };
  return { key: days > 0 ? "days" : "hours", days, hours, minutes: Math.floor((left % HOUR) / MINUTE) };
}
