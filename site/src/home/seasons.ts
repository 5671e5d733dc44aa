import timetable from "@diamond-valley/schemas/content/season.json" with { type: "json" };
import type { Locale } from "../i18n/locale.ts";

/** What a weekly season is about (spec 1 §4). */
export type Theme = "fishing" | "combat" | "mining" | "boss";

/** A part of the campaign, from its first instant to the first one after it (epoch ms). */
export interface Span {
  start: number;
  end: number;
}

export interface Season extends Span {
  week: number;
  theme: Theme;
}

/** The four weekly seasons, in their order. */
export const SEASONS: readonly Season[] = timetable.weeks.map(({ week, theme, start, end }) => ({
  week,
  theme: theme as Theme,
  start: Date.parse(start),
  end: Date.parse(end),
}));

/** From the end of the last season to the close of entries (spec 1 §9). */
export const POST_EVENT: Span = {
  start: SEASONS.at(-1)?.end ?? 0,
  end: Date.parse(timetable.eventEnd),
};

/** When results are told, and the last instant at which they can be seen (epoch ms, spec 1 §9). */
export const RESULTS: Span = { start: Date.parse(timetable.results), end: Date.parse(timetable.resultsEnd) };

const TAGS: Record<Locale, string> = { ko: "ko-KR", en: "en-GB" };

/** The day of an instant (epoch ms) in Korea, short, with its weekday: "10월 6일 (월)", "Mon 6 Oct". */
export function shortDay(instant: number, locale: Locale): string {
  const parts = new Intl.DateTimeFormat(TAGS[locale], {
    month: locale === "ko" ? "long" : "short",
    day: "numeric",
    weekday: "short",
    timeZone: "Asia/Seoul",
  }).formatToParts(instant);
  const [month, day, weekday] = (["month", "day", "weekday"] as const).map(
    (type) => parts.find((part) => part.type === type)?.value ?? "",
  );
  return locale === "ko" ? `${month} ${day}일 (${weekday})` : `${weekday} ${day} ${month}`;
}

/** The same with the time of the day in Korea: "10월 6일 (월) 오전 9시", "Mon 6 Oct, 09:00 KST". */
export function shortTime(instant: number, locale: Locale): string {
  const at = new Intl.DateTimeFormat(TAGS.en, { hour: "2-digit", minute: "2-digit", timeZone: "Asia/Seoul" });
  const [hour = 0, minute = 0] = at.format(instant).split(":").map(Number);
  if (locale === "en") return `${shortDay(instant, locale)}, ${at.format(instant)} KST`;
  const half = hour < 12 ? "오전" : "오후";
  const minutes = minute === 0 ? "" : ` ${minute}분`;
  return `${shortDay(instant, locale)} ${half} ${hour % 12 || 12}시${minutes}`;
}
