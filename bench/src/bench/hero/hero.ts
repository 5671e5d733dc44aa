import { gzipSync } from "node:zlib";
import { evidenceOf } from "@diamond-valley/schemas/arena/evidence.ts";
import { type Played, playRun, SKILLS } from "@diamond-valley/schemas/diamond-hero/bots.fixture.ts";
import { decideRun } from "@diamond-valley/schemas/diamond-hero/decide.ts";
import type { HeroState } from "@diamond-valley/schemas/diamond-hero/hero.ts";
import { bought } from "@diamond-valley/schemas/diamond-hero/play.fixture.ts";
import { LAST_LEVEL } from "@diamond-valley/schemas/diamond-hero/progress-content.ts";
import { HERO_RULES } from "@diamond-valley/schemas/diamond-hero/rules.ts";
import { runIn } from "../../bots/hero.ts";
import type { JoinedRoom } from "../../bots/joined-room.ts";
import { type Crowd, type Measured, measureCrowd } from "../arena-rooms/arena-rooms.ts";
import { arriveAll, standAll } from "../arena-rooms/players.ts";
import { startMeasuredProduct } from "../measured-product.ts";
import type { Section } from "../report.ts";
import { type Halves, stepHalves } from "./sessions.ts";

/** Runs on one core (design: budgets). */
const RUNS = 200;
/** Recorded runs that last to the end, and seeds that are tried for them. */
const SCRIPTS = 4;
const SEEDS = 24;
/** How long 200 players run before they are measured, ms: the first minute is behind them. */
const SETTLE = 60_000;
/** What a step may come late (ms), a client may get (KB/s), and a recording of ten minutes may have (KB after gzip). */
const LATE = 10;
const DOWN = 1;
const RECORDING = 20;

const CROWD: Crowd = {
  ...{ what: `${RUNS} runs of Diamond Hero`, size: RUNS, room: "diamond_hero", standing: "neon-arena" },
  play: (room, { journal }, random, stop) => runIn(room as JoinedRoom<HeroState>, { journal, random }, stop),
  begun: ({ runs }) => runs.size,
};

/** Two hundred runs on one core, and what is kept of a run. */
export async function benchHero(): Promise<Section> {
  const scripts = wholeRuns();
  const halves = stepHalves(scripts, RUNS);
  const kept = scripts.map(keep);
  return sectionOf(await overSockets(), halves, kept);
}

async function overSockets(): Promise<Measured> {
  const product = await startMeasuredProduct();
  try {
    const players = await arriveAll(product.greeting.url, RUNS);
    await standAll(product.databaseUrl, CROWD.standing);
    return await measureCrowd(product, CROWD, players, SETTLE);
  } finally {
    await product.stop();
  }
}

/** Runs of steady players with all power-ups that were there to the end. */
function wholeRuns(): Played[] {
  const whole: Played[] = [];
  for (let seed = 1; seed <= SEEDS && whole.length < SCRIPTS; seed += 1) {
    const played = playRun({ seed, skill: SKILLS.steady, how: { powerUps: bought(LAST_LEVEL) } });
    if (played.reason === "cleared") whole.push(played);
  }
  if (whole.length === 0) throw new Error("nobody was there to the end");
  return whole;
}

interface Kept {
  /** The recording as it is stored, KB, and after gzip. */
  stored: number;
  zipped: number;
  /** Processor time to play it again, s. */
  verified: number;
}

function keep({ setup, recording }: Played): Kept {
  const evidence = evidenceOf(HERO_RULES, setup, recording);
  const text = JSON.stringify(evidence);
  const began = process.cpuUsage();
  decideRun(evidence);
  const { user, system } = process.cpuUsage(began);
  return {
    stored: text.length / 1_000,
    zipped: gzipSync(text).length / 1_000,
    verified: (user + system) / 1e6,
  };
}

function sectionOf(played: Measured, halves: Halves, kept: readonly Kept[]): Section {
  const most = (of: (each: Kept) => number) => Math.max(...kept.map(of));
  const [down, up] = [played.down / 1_000, played.up / 1_000];
  const verdict = (what: string, limit: number, measured: number, unit: string) => ({
    what,
    budget: `<= ${limit} ${unit}`,
    measured: `${measured.toFixed(2)} ${unit}`,
    kept: measured <= limit,
  });
  return {
    name: "hero",
    title: "Two hundred runs of Diamond Hero on one core",
    method: `Over sockets: the product in a process of its own, ${played.size} bots that run as steady players do, measured for 15 s after ${SETTLE / 1_000} s; late: the steps of its rooms, by its own metric, to the accuracy of the buckets. At all minutes: the server's half of ${halves.runs} runs, spread evenly over the ten minutes of ${kept.length} recorded ones, stepped for 20 s of theirs as fast as it goes, with reports; processor time. Recordings: those runs, of steady players with all power-ups, as they are stored.`,
    head: ["what", "measured"],
    rows: [
      ["over sockets: runs begun", String(played.begun)],
      ["over sockets: CPU, % of one core", played.cpu.toFixed(1)],
      [
        "over sockets: step late p50 / p99, ms",
        `${played.stepP50.toFixed(1)} / ${played.stepP99.toFixed(1)}`,
      ],
      ["over sockets: KB/s down / up a client", `${down.toFixed(2)} / ${up.toFixed(2)}`],
      ["over sockets: memory of the server a run, MB", (played.memory / 1e6 / played.size).toFixed(2)],
      ["over sockets: connections lost", String(played.lost)],
      ["at all minutes: mobs of a run, mean / most", `${halves.mobs.toFixed(0)} / ${halves.fullest}`],
      ["at all minutes: one step p50 / p99, ms", `${halves.p50.toFixed(3)} / ${halves.p99.toFixed(3)}`],
      ["at all minutes: all runs at one tick, p99 ms of 50", halves.roundP99.toFixed(1)],
      ["at all minutes: CPU, % of one core", halves.cpu.toFixed(1)],
      ["at all minutes: reports, bytes a second and client", halves.reports.toFixed(0)],
      ["at all minutes: memory of the world and its session, KB", halves.memory.toFixed(0)],
      [
        "ten minutes stored / after gzip, KB, most",
        `${most(({ stored }) => stored).toFixed(1)} / ${most(({ zipped }) => zipped).toFixed(1)}`,
      ],
      ["ten minutes played again, s of processor, most", most(({ verified }) => verified).toFixed(1)],
    ],
    verdicts: [
      verdict(`${RUNS} runs over sockets: step late p99`, LATE, played.stepP99, "ms"),
      verdict("bytes down a client", DOWN, down, "KB/s"),
      verdict(`${RUNS} runs at all minutes, of one core`, 100, halves.cpu, "%"),
      verdict(
        "recording of ten minutes after gzip",
        RECORDING,
        most(({ zipped }) => zipped),
        "KB",
      ),
      { what: "connections lost", budget: "0", measured: String(played.lost), kept: played.lost === 0 },
    ],
  };
}
