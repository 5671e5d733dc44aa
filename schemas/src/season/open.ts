import { RESULTS_END, type SeasonView } from "./season.ts";

/** Whether play and entries are open in `season` at `now` (epoch ms): in the event stage, before the close (spec 1 §4). */
export function isEventOpen(
  { stage, eventEnd }: Pick<SeasonView, "stage" | "eventEnd">,
  now: number,
): boolean {
  return stage === "event" && now < eventEnd;
}

/** Whether the event is over for good in a stage: entries are locked, and diamonds are gone (spec 1 §9). */
function isEventOver({ stage }: Pick<SeasonView, "stage">): boolean {
  return stage === "sweepstake" || stage === "shutdown";
}

/** Whether an operator holds a stage behind the event before its time at `now` (epoch ms): once it is taken back, entries are open again. */
export function isEventHeld(season: SeasonView, now: number): boolean {
  return isEventOver(season) && now < season.eventEnd;
}

/** What of `held` diamonds is left in `season`: none once the event is over (spec 1 §9). */
export function diamondsLeft(season: Pick<SeasonView, "stage">, held: number): number {
  return isEventOver(season) ? 0 : held;
}

/**
 * Whether results of draws are shown in `season` at `now` (epoch ms): from their release until 12 Jan 2026 08:59 KST, and no
 * longer where an operator holds the stage (spec 1 §9).
 */
export function areResultsOut(season: SeasonView, now: number): boolean {
  return season.stage === "sweepstake" && season.phase === "results-released" && now < RESULTS_END;
}
