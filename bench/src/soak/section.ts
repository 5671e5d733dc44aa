import { MINUTE } from "@diamond-valley/schemas/clock.ts";
import type { Section, Verdict } from "../bench/report.ts";
import type { Gauge } from "./gauges.ts";

/** At how many moments of a run it is told how the server stood. */
const MOMENTS = 7;

/** What a run was asked for, as on the command line. */
export interface SoakOptions {
  readonly minutes: string;
  readonly bots: string;
  readonly crowd: string;
  readonly reconnects: string;
  readonly every: string;
  readonly seed: string;
}

/** What a long run found. `stood` are the readings of the server that ran all the time. */
export function soakSection(
  { minutes, bots, crowd, reconnects, every, seed }: SoakOptions,
  stood: readonly Gauge[],
  verdicts: readonly Verdict[],
): Section {
  const moments = Array.from({ length: MOMENTS }, (_, moment) =>
    stood.at(Math.round(((stood.length - 1) * moment) / (MOMENTS - 1))),
  );
  const mb = (bytes: number): string => (bytes / 1e6).toFixed(0);
  return {
    name: "soak",
    title: "A long time under players",
    method: `Two servers, Redis and the database behind one address, for ${minutes} minutes in which a day and some hours of the season pass. ${reconnects} lines are cut in one moment at the beginning; then ${bots} bots with journals play among ${crowd} others, and every ${every} s on average something is killed, stopped or cut off (seed ${seed}). The table is the server that was cut off like the other and never ended.`,
    head: ["minute", "players", "rooms", "heap MB", "resident MB", "handles", "files"],
    rows: moments
      .filter((gauge) => gauge !== undefined)
      .map(({ at, players, rooms, heap, resident, handles, files }) => [
        (at / MINUTE).toFixed(0),
        String(players),
        String(rooms),
        mb(heap),
        mb(resident),
        String(handles),
        String(files),
      ]),
    verdicts: [...verdicts],
  };
}
