import { useSyncExternalStore } from "react";
import { BUILT_SEASON } from "./built-season.ts";
import { type Face, type FacedPage, faceOf, type Moment } from "./faces.ts";
import { $season } from "./season.ts";

/** The face that the page shows now. It follows the season while the page is open. */
export function useFace<Page extends FacedPage>(page: Page): Face<Page> {
  return useSyncExternalStore(
    (changed) => $season.listen(changed),
    () => faceOf(page, $season.get() ?? servedSeason()),
    () => faceOf(page, BUILT_SEASON),
  );
}

/** The season that the server wrote into the page. */
function servedSeason(): Moment {
  const { stage, phase } = document.documentElement.dataset as Partial<Moment>;
  return { stage: stage ?? BUILT_SEASON.stage, phase: phase ?? BUILT_SEASON.phase };
}
