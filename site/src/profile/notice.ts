import { isEventOpen } from "@diamond-valley/schemas/season/open.ts";
import type { SeasonView } from "@diamond-valley/schemas/season/season.ts";

/**
 * What the profile says of the season at `now` (epoch ms), or null: that entries are still taken after the last week, or
 * that all wait for the results.
 */
export function noticeOf(season: SeasonView, now: number): "post-event" | "results-pending" | null {
  const { phase } = season;
  if (phase === "post-event") return isEventOpen(season, now) ? "post-event" : "results-pending";
  return phase === "results-pending" ? "results-pending" : null;
}
