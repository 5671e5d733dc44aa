import { useSyncExternalStore } from "react";
import { BUILT_SEASON } from "./built-season.ts";
import { type Moment, type PageState, pageStateOf, type SeasonalPage } from "./page-states.ts";
import { $season } from "./season.ts";

/** The state that the page shows now. It follows the season while the page is open. */
export function usePageState<Page extends SeasonalPage>(page: Page): PageState<Page> {
  return useSyncExternalStore(
    (changed) => $season.listen(changed),
    () => pageStateOf(page, $season.get() ?? servedSeason()),
    () => pageStateOf(page, BUILT_SEASON),
  );
}

/** The season that the server wrote into the page. */
function servedSeason(): Moment {
  const { stage, phase } = document.documentElement.dataset as Partial<Moment>;
  return { stage: stage ?? BUILT_SEASON.stage, phase: phase ?? BUILT_SEASON.phase };
}
