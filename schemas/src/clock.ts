/** The only source of time. `now()` is milliseconds since the Unix epoch, in season time. */
export interface Clock {
  now(): number;
}

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Korea keeps UTC+9 all year, so a fixed offset is exact. */
const KST_OFFSET = 9 * HOUR;

/** When the Korean calendar day of an instant began, epoch ms. */
export function koreanMidnight(now: number): number {
  return Math.floor((now + KST_OFFSET) / DAY) * DAY - KST_OFFSET;
}

/** The Korean calendar day of an instant, as `YYYYMMDD`: daily limits turn at midnight KST. */
export function koreanDay(now: number): string {
  return new Date(now + KST_OFFSET).toISOString().slice(0, 10).replaceAll("-", "");
}

/** The hour of the Korean day of an instant, 0 to 23. */
export const koreanHour = (now: number): number => new Date(now + KST_OFFSET).getUTCHours();

/** Days of the week in the order in which `koreanWeekday` numbers them. */
export const WEEKDAYS = [
  "sunday",
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
] as const;

/** The Korean day of the week of an instant, 0 (Sunday) to 6. */
export const koreanWeekday = (now: number): number => new Date(now + KST_OFFSET).getUTCDay();

const WEEK = 7 * DAY;
/** Monday, 5 January 1970, 09:00 KST. */
const FIRST_MONDAY = 4 * DAY;

/** The last Monday 09:00 KST at or before an instant, epoch ms: weeks turn then. */
export function koreanMonday(now: number): number {
  return FIRST_MONDAY + Math.floor((now - FIRST_MONDAY) / WEEK) * WEEK;
}

/** When daily limits or the week turn next after an instant: at midnight KST, or on Monday at 09:00 KST. Epoch ms. */
export function nextTurn(now: number): number {
  return Math.min(koreanMidnight(now) + DAY, koreanMonday(now) + WEEK);
}
