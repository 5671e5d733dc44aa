import { HOUR, koreanDay } from "@diamond-valley/schemas/clock.ts";
import type { Locale } from "../i18n/locale.ts";

const zone = { timeZone: "Asia/Seoul" } as const;

/** An instant (epoch ms) as Korea's calendar and clock show it, in words of a language. */
export function koreanTime(instant: number, locale: Locale): string {
  if (locale === "en") return write("en-GB", { dateStyle: "long", timeStyle: "short" }, instant);
  const isFull = instant % HOUR === 0;
  const isMidnight = isFull && koreanDay(instant) !== koreanDay(instant - 1);
  return write(
    "ko-KR",
    {
      year: "numeric",
      month: "long",
      day: "numeric",
      hour: "numeric",
      ...(isFull ? {} : { minute: "2-digit" }),
      // Midnight would be twelve o'clock in the morning, which nobody understands.
      ...(isMidnight ? { hourCycle: "h23" } : {}),
    },
    instant,
  );
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
