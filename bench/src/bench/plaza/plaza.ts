import { PLAZA_MIX } from "../../load/mix.ts";
import type { LoadReport } from "../../load/report.ts";
import { reportOf } from "../own-process.ts";
import type { Section, Verdict } from "../report.ts";

/** How long they stay, s: `BENCH_PLAZA_SECONDS=60` for a short run. */
const SECONDS = Number(process.env.BENCH_PLAZA_SECONDS ?? 600);
const PLAYERS = 200;
/** Over how long they come, s. */
const RAMP = 30;
/** What design.md allows a village ten times as full: ping and tick lateness of 99 %, ms, and KB/s down a client. */
const PING = 50;
const LATE = 10;
const DOWN = 5;

const MAIN = new URL("../../load/main.ts", import.meta.url).pathname;

/** Two hundred bots on the plaza: they wave to each other, deliver, and look at boards; then everything is held against the database. */
export async function benchPlaza(): Promise<Section> {
  const line = `--players ${PLAYERS} --ramp ${RAMP} --seconds ${SECONDS} --mix ${PLAZA_MIX} --audit`;
  return sectionOf(await reportOf<LoadReport>(MAIN, line.split(" ")));
}

const sum = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((all, each) => all + each, 0);

function sectionOf(report: LoadReport): Section {
  const { ping, lateness, server, bots, bytes, joins, http, inGame, audit, seconds } = report;
  const most = (what: string, figure: number, limit: number, unit: string): Verdict => ({
    ...{
      what,
      budget: `<= ${limit} ${unit}`.trim(),
      measured: `${Number(figure.toFixed(2))} ${unit}`.trim(),
    },
    kept: figure <= limit,
  });
  const faults = audit ? audit.violations.length : Number.NaN;
  const spread = (
    name: string,
    { count, p50, p99 }: Pick<LoadReport["joins"], "count" | "p50" | "p99">,
    unit = "ms",
  ) => [...[name, String(count), `${p50.toFixed(2)} ${unit}`, `${p99.toFixed(2)} ${unit}`]];
  const boards = Object.entries(http).filter(([call]) => call.includes("/leaderboard/"));
  return {
    name: "plaza",
    title: "Two hundred on the plaza",
    method: `${PLAYERS} bots came within ${RAMP} s to a server of their own on embedded parts and stayed for ${seconds.toFixed(0)} s: each joined a team, waved at the fountain, delivered fish, and read boards (\`npm run load -- --mix ${PLAZA_MIX} --audit\`). The server used ${server.cpu.toFixed(0)} % of a core and ${server.memory.toFixed(0)} MB, the bots beside it ${bots.cpu.toFixed(0)} %. At the end all points were held against the ledger, matches against each other, and boards against plain sums. Nothing was pinned: bots and server shared both cores.`,
    head: ["what", "count", "p50", "p99"],
    rows: [
      spread("joins", joins),
      spread("ping", ping),
      spread("tick lateness", lateness),
      ...boards.map(([call, times]) => spread(call.replace("GET /game_rpg", ""), times)),
    ],
    verdicts: [
      most("ping p99", ping.p99, PING, "ms"),
      most("tick lateness p99", lateness.p99, LATE, "ms"),
      most("bytes down a client", bytes.down, DOWN, "KB/s"),
      most("faults of points, matches and boards", faults, 0, ""),
      most("lost connections and surprises", sum(report.disconnections) + sum(report.surprises), 0, ""),
      {
        what: "players at the end",
        budget: `>= ${PLAYERS}`,
        measured: String(inGame),
        kept: inGame >= PLAYERS,
      },
    ],
    notes: [
      `${audit?.matches ?? 0} sides of emote matches and ${audit?.deliveries ?? 0} deliveries counted, in ${audit?.wallets ?? 0} wallets.`,
      ...(audit?.violations.slice(0, 5) ?? []),
    ],
  };
}
