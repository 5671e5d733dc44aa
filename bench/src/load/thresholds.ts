import type { LoadReport } from "./report.ts";

/** A threshold of the command line: its figure of the report, and what the help says. */
interface Threshold {
  help: string;
  unit: string;
  /** Whether the figure must reach the limit; else it must not pass it. */
  atLeast?: true;
  figure(report: LoadReport): number;
}

/** By option name. */
export const THRESHOLDS = {
  "max-ping-p99": { help: "99 % of the pings", unit: "ms", figure: ({ ping }) => ping.p99 },
  "max-http-p99": {
    help: "99 % of the HTTP calls of any kind",
    unit: "ms",
    figure: ({ http }) => Math.max(...Object.values(http).map(({ p99 }) => p99)),
  },
  "max-join-p99": {
    help: "99 % of the joins: seat, socket, first state",
    unit: "ms",
    figure: ({ joins }) => joins.p99,
  },
  "max-late-p99": {
    help: "lateness of 99 % of the ticks",
    unit: "ms",
    figure: ({ lateness }) => lateness.p99,
  },
  "max-down": { help: "down a client", unit: "KB/s", figure: ({ bytes }) => bytes.down },
  "max-server-cpu": { help: "CPU of the server", unit: "%", figure: ({ server }) => server.cpu },
  "max-server-memory": { help: "memory of the server", unit: "MB", figure: ({ server }) => server.memory },
  "max-disconnections": {
    help: "connections lost that the bot had not ended",
    unit: "",
    figure: ({ disconnections }) => sum(disconnections),
  },
  "max-surprises": {
    help: "refusals and failures that an honest player must not see",
    unit: "",
    figure: ({ surprises }) => sum(surprises),
  },
  "min-players": {
    help: "players in the game at the end",
    unit: "",
    atLeast: true,
    figure: ({ inGame }) => inGame,
  },
} as const satisfies Record<string, Threshold>;

export type ThresholdName = keyof typeof THRESHOLDS;
export type Thresholds = Partial<Record<ThresholdName, number>>;

/** How one threshold fared. */
export interface Verdict {
  name: ThresholdName;
  limit: number;
  measured: number;
  kept: boolean;
}

/** Judges the report by the thresholds. A figure that could not be measured breaks its threshold. */
export function judge(report: LoadReport, thresholds: Thresholds): Verdict[] {
  const names = Object.keys(THRESHOLDS) as ThresholdName[];
  return names.flatMap((name) => {
    const limit = thresholds[name];
    if (limit === undefined) return [];
    const threshold: Threshold = THRESHOLDS[name];
    const measured = threshold.figure(report);
    return { name, limit, measured, kept: threshold.atLeast ? measured >= limit : measured <= limit };
  });
}

function sum(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}
