import type { SeasonAnswer, Stage } from "@diamond-valley/schemas/season/season.ts";
import { type Locale, PAGES, pathTo } from "../i18n/locale.ts";
import { BUILT_SEASON, type PageSeason } from "./built-season.ts";
import { pageStateOf, SEASONAL_PAGES } from "./page-states.ts";

/**
 * The season to put into a page: the defaults in a build. While developing no server fills them in, so that the page asks
 * the one that `SEASON_URL` names.
 */
export async function pageSeason(): Promise<PageSeason> {
  const url = import.meta.env.DEV ? process.env.SEASON_URL : undefined;
  if (!url) return BUILT_SEASON;
  try {
    const response = await fetch(url);
    return (await response.json()) as SeasonAnswer;
  } catch {
    // The server starts again: the page asks once more when it lives.
    return BUILT_SEASON;
  }
}

/** Where the page at `path` leads once the campaign is shut down, or undefined for a page that stays (spec 1 §7). */
export function closedPageFor(path: string | undefined, locale: Locale): string | undefined {
  const page = SEASONAL_PAGES.find((each) => PAGES[each] === path);
  const closes =
    page && pageStateOf(page, { stage: "shutdown" satisfies Stage, phase: "results-released" }) === "closed";
  return closes ? pathTo(locale, "closed") : undefined;
}
