import type { SeasonView } from "@diamond-valley/schemas/season/season.ts";

/** What of the season stands in a page. */
export type PageSeason = Pick<SeasonView, "stage" | "phase" | "week">;

/** The season that pages are built in. The server writes the real one into each page that it sends. */
export const BUILT_SEASON: PageSeason = { stage: "event", phase: "live", week: 1 };
