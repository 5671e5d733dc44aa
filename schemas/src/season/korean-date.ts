import { HOUR, koreanDay, MINUTE } from "../clock.ts";

type Locale = "ko" | "en";

const zone = { timeZone: "Asia/Seoul" } as const;

/** An instant (epoch ms) as Korea's calendar and clock show it, in words of a language. */
export function koreanTime(instant: number, locale: Locale): string {
  if (locale === "en") return write("en-GB", { dateStyle: "long", timeStyle: "short" }, instant);
  const hour = write(
    "ko-KR",
    {
      year: "numeric",
      month: "long",
      day: "numeric",
      hour: "numeric",
      // Midnight would be twelve o'clock in the morning, which nobody understands.
      ...(koreanDay(instant) !== koreanDay(instant - HOUR) ? { hourCycle: "h23" } : {}),
    },
    instant,
  );
  // Korea's time zone is off by whole hours.
  const minutes = Math.floor((instant % HOUR) / MINUTE);
  return minutes === 0 ? hour : `${hour} ${minutes}분`;
}

/** The day of an instant (epoch ms) in Korea, in words of a language. */
export function koreanDate(instant: number, locale: Locale): string {
  return write(locale === "en" ? "en-GB" : "ko-KR", { dateStyle: "long" }, instant);
}

/** Two days, written `YYYY-MM-DD`, and all between them. */
export function dayRange(first: string, last: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale === "en" ? "en-GB" : "ko-KR", {
    dateStyle: "long",
    timeZone: "UTC",
  });
  return format.formatRange(Date.parse(first), Date.parse(last));
}

function write(tag: string, options: Intl.DateTimeFormatOptions, instant: number): string {
  return new Intl.DateTimeFormat(tag, { ...options, ...zone }).format(instant);
}
