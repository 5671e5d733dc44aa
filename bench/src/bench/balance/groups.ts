import type { Played } from "@diamond-valley/schemas/diamond-hero/bots.fixture.ts";
import type { Verdict } from "../report.ts";

/** Runs of one bot, and the processor time (s) that they took. */
export interface Group {
  name: string;
  runs: Played[];
  cpu: number;
}

/** Plays a run with each of so many seeds. */
export function groupOf(name: string, seeds: number, play: (seed: number) => Played): Group {
  const began = process.cpuUsage();
  const runs = Array.from({ length: seeds }, (_, index) => play(7 * index + 3));
  const { user, system } = process.cpuUsage(began);
  return { name, runs, cpu: (user + system) / 1_000_000 };
}

/** The share of runs, %. */
export const shareOf = (runs: readonly Played[], is: (run: Played) => boolean): number =>
  (100 * runs.filter(is).length) / Math.max(1, runs.length);

/** The median of a number of each; 0 of none. */
export function medianOf<Name extends string>(
  of: readonly { readonly [Each in Name]: number }[],
  what: Name,
): number {
  return of.map((each) => each[what]).toSorted((a, b) => a - b)[of.length >> 1] ?? 0;
}

/** A line of the table. */
export function inWords({ name, runs, cpu }: Group): string[] {
  const median = (what: "kills" | "level" | "coins" | "seconds") => medianOf(runs, what);
  const seconds = median("seconds");
  return [
    name,
    `${shareOf(runs, ({ outcome }) => outcome === "success").toFixed(0)} %`,
    `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`,
    `${shareOf(runs, ({ golem }) => golem).toFixed(0)} %`,
    String(median("kills")),
    String(median("level")),
    String(median("coins")),
    String(runs.filter((run) => run.seconds < 60).length),
    (cpu / runs.reduce((sum, run) => sum + run.seconds / 120, 0)).toFixed(2),
  ];
}

/** Whether a figure is within its band. */
export function verdictOf(
  what: string,
  measured: number,
  least: number,
  most: number,
  unit: string,
): Verdict {
  const shown = (value: number): string => `${Number(value.toFixed(2))}${unit && ` ${unit}`}`;
  return {
    what,
    budget: least > 0 ? `${shown(least)} to ${shown(most)}` : `<= ${shown(most)}`,
    measured: shown(measured),
    kept: measured >= least && measured <= most,
  };
}
