import timetable from "../../content/season.json" with { type: "json" };
import type { GameName } from "../games/registry.ts";
import type { Week } from "./weeks.ts";

export type { Week } from "./weeks.ts";

/** Campaign stages (spec 1 §4). */
export const STAGES = ["early-access", "prereg", "coming-soon", "event", "sweepstake", "shutdown"] as const;
export type Stage = (typeof STAGES)[number];

export type Phase = "coming-soon" | "live" | "post-event" | "results-pending" | "results-released";

/** What the timetable says of one instant. `week` is 0 outside the four weeks. */
export interface SeasonView {
  stage: Stage;
  phase: Phase;
  week: Week;
  /** Epoch ms when entries lock and the game closes (spec 1 §9: 10 Nov 2025 09:00 KST). */
  eventEnd: number;
  /** Games that an operator has closed for now; absent where all are open. */
  closed?: readonly GameName[];
}

/** What `GET /season` answers: the season, and season time (epoch ms), which a visitor's machine need not share. */
export interface SeasonAnswer extends SeasonView {
  now: number;
}

const at = (instant: string): number => Date.parse(instant);

/** When eligibility for draws is fixed (spec 1 §9: 5 Oct 2025 00:00 KST). Epoch ms. */
export const SNAPSHOT = at(timetable.snapshot);

/** When week 1 and with it the event begins (spec 1 §9: 6 Oct 2025 09:00 KST). Epoch ms. */
export const EVENT_START = at(timetable.weeks[0]?.start ?? timetable.comingSoon);
/** When the event ends (spec 1 §9: 10 Nov 2025 09:00 KST). Epoch ms. */
export const EVENT_END = at(timetable.eventEnd);

/** When results are released (spec 1 §9: around 25 Nov 2025). Epoch ms. */
export const RESULTS = at(timetable.results);

/** Until when results show (spec 1 §9: 12 Jan 2026 08:59 KST). Epoch ms. */
export const RESULTS_END = at(timetable.resultsEnd);

/** The instant at which the demonstration clock starts: the second day of week 1. */
export const DEMO_START = at(timetable.demoStart);

function stageAt(now: number): Stage {
  if (now < at(timetable.prereg)) return "early-access";
  if (now < at(timetable.comingSoon)) return "prereg";
  if (now < EVENT_START) return "coming-soon";
  if (now < EVENT_END) return "event";
  return now < RESULTS_END ? "sweepstake" : "shutdown";
}

function phaseAt(now: number, stage: Stage, week: Week): Phase {
  // Before its first week the event runs only where an operator opened it early.
  if (stage === "event") return week > 0 || now < EVENT_START ? "live" : "post-event";
  if (stage !== "sweepstake" && stage !== "shutdown") return "coming-soon";
  return now < RESULTS ? "results-pending" : "results-released";
}

const WEEKS = timetable.weeks.map(({ week, start, end }) => ({ week, start: at(start), end: at(end) }));

/** When a week of the season begins and ends, epoch ms. Throws a RangeError where it is none. */
export function weekSpan(week: number): { start: number; end: number } {
  const found = WEEKS.find((each) => each.week === week);
  if (!found) throw new RangeError(`the season has no week ${week}`);
  return found;
}

/** The week of the season at `now` (epoch ms); 0 outside the four weeks. */
export function weekAt(now: number): Week {
  const found = WEEKS.find(({ start, end }) => now >= start && now < end);
  return (found?.week ?? 0) as Week;
}

/** The latest week that has begun by `now` (epoch ms), over or not; 0 before the first one. */
export function latestWeekAt(now: number): Week {
  return (WEEKS.findLast(({ start }) => now >= start)?.week ?? 0) as Week;
}

/** The last week that is over by `now` (epoch ms); 0 before the end of the first one. */
export function lastWeekAt(now: number): Week {
  return (WEEKS.findLast(({ end }) => now >= end)?.week ?? 0) as Week;
}

/** Stage, phase and week at `now` (epoch ms), with an operator's override of the stage (spec 1 §4, §9). */
export function seasonAt(now: number, override?: Stage): SeasonView {
  const stage = override ?? stageAt(now);
  const week = weekAt(now);
  return { stage, phase: phaseAt(now, stage, week), week, eventEnd: EVENT_END };
}

/** The same season as if it stood in `week`: what developers and testers see (spec 1 §4). */
export function withWeek(season: SeasonView, week: Exclude<Week, 0>): SeasonView {
  return { ...season, stage: "event", phase: "live", week };
}
