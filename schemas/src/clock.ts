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
