import { parseArgs } from "node:util";
import { ACTIVITIES, type Mix, parseMix, STANDARD_MIX } from "./mix.ts";
import { THRESHOLDS, type ThresholdName, type Thresholds } from "./thresholds.ts";

/** What a load test is asked to do. */
export interface LoadOptions {
  /** Origin of a running server. Undefined: one of its own on embedded parts. */
  url: string | undefined;
  /** Bearer token for the measurements of a server on another machine. */
  metricsToken: string | undefined;
  players: number;
  /** How long they play once all are in, s. */
  seconds: number;
  /** Over how long they arrive, s. */
  ramp: number;
  /** How many may be on their way in at a time: where the server is slower than the ramp, the ramp gets longer. */
  arriving: number;
  /** Number of the first bot. */
  first: number;
  mix: Mix;
  /** Whether points, matches and boards are held against the database at the end. */
  audit: boolean;
  /** File for the report as JSON. */
  json: string | undefined;
  thresholds: Thresholds;
}

/** A command line that makes no sense: one line. */
export class UsageProblem extends Error {}

/** So many arrive in a second unless the ramp says otherwise. */
const ARRIVALS = 20;

const words = {
  url: { type: "string" },
  "metrics-token": { type: "string" },
  players: { type: "string" },
  seconds: { type: "string" },
  ramp: { type: "string" },
  arriving: { type: "string" },
  first: { type: "string" },
  mix: { type: "string" },
  json: { type: "string" },
  audit: { type: "boolean" },
  help: { type: "boolean" },
} as const;

const thresholdNames = Object.keys(THRESHOLDS) as ThresholdName[];
const thresholdWords = Object.fromEntries(thresholdNames.map((name) => [name, { type: "string" as const }]));

/**
 * Reads the command line; "help" where it asks for help.
 * @throws UsageProblem
 */
export function parseOptions(args: string[]): LoadOptions | "help" {
  const given = parse(args);
  if (given.help) return "help";
  const text = (name: string): string | undefined => given[name] as string | undefined;
  const count = (name: string, otherwise: number, least = 0): number => {
    const value = Number(text(name) ?? otherwise);
    if (text(name) === "" || !(value >= least))
      throw new UsageProblem(`--${name} must be a number from ${least}.`);
    return value;
  };
  const players = Math.floor(count("players", 50, 1));
  const url = text("url");
  if (url !== undefined && !/^https?:\/\/[^/]/.test(url))
    throw new UsageProblem("--url must begin with http:// or https://.");
  if (given.audit && url !== undefined)
    throw new UsageProblem("--audit needs a server of its own: leave out --url.");
  return {
    url: url?.replace(/\/+$/, ""),
    metricsToken: text("metrics-token"),
    players,
    seconds: count("seconds", 60),
    ramp: count("ramp", Math.max(1, players / ARRIVALS)),
    arriving: count("arriving", players),
    first: count("first", 1),
    mix: mixOf(text("mix")),
    audit: given.audit === true,
    json: text("json"),
    thresholds: Object.fromEntries(
      thresholdNames.filter((name) => text(name) !== undefined).map((name) => [name, count(name, 0)]),
    ),
  };
}

function parse(args: string[]): Record<string, unknown> {
  try {
    return parseArgs({ args, options: { ...words, ...thresholdWords } }).values;
  } catch (error) {
    const [line = ""] = (error as Error).message.split(/\.? To specify|\n/);
    throw new UsageProblem(`${line}. \`npm run load -- --help\` lists the options.`);
  }
}

function mixOf(text: string | undefined): Mix {
  if (text === undefined) return STANDARD_MIX;
  try {
    return parseMix(text);
  } catch (error) {
    throw new UsageProblem(`--mix: ${(error as Error).message}.`);
  }
}

const line = (option: string, meaning: string) => `  ${option.padEnd(26)}${meaning}`;

/** The text of `--help`. */
export const HELP = `npm run load -- [options]

Bots sign in, register and play until the time is over or Ctrl-C; then a report is printed.

${line("--players 500", "how many bots (50)")}
${line("--seconds 60", "how long they play once all are in; 0 until Ctrl-C (60)")}
${line("--ramp 25", `over how many seconds they arrive (${ARRIVALS} players a second)`)}
${line("--arriving 16", "how many may be on their way in at a time (all); a slow server makes the ramp longer")}
${line("--mix walk=2,fish=1", `shares of ${ACTIVITIES.join(", ")}`)}
${line("", `(${ACTIVITIES.map((activity) => `${activity}=${STANDARD_MIX[activity]}`).join(",")})`)}
${line("--url http://host:2567", "a running server with the embedded sign-in provider; without it")}
${line("", "a server of its own is started on embedded parts, with no limits")}
${line("--metrics-token …", "METRICS_TOKEN of a server on another machine, for its tick lateness,")}
${line("", "CPU and memory")}
${line("--first 1", "number of the first bot: machines that share the work take ranges of")}
${line("", "their own")}
${line("--audit", "holds points, matches and boards against the database at the end;")}
${line("", "only on a server of its own")}
${line("--json report.json", "writes the report there too")}

Thresholds; the command ends with 1 where one is broken:

${thresholdNames.map((name) => line(`--${name} …`, `${THRESHOLDS[name].help}${THRESHOLDS[name].unit && `, ${THRESHOLDS[name].unit}`}`)).join("\n")}
`;
