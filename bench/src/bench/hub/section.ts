import type { Section, Verdict } from "../report.ts";
import { bareRoomHash } from "./bare-room-file.ts";
import { ROUND_TRIP, type View } from "./view.ts";

/** Clients who all walk: one full area of the village, eight, and twenty. */
export const SIZES = [50, 400, 1_000] as const;
/** The most clients on one core, and the share of them that walks. */
export const FULL = 2_000;
export const HALF_WALKING = 0.5;
/** Times that each crowd is measured, and how long (ms) each time. */
export const RUNS = 3;
export const WINDOW = 6_000;

/** What one crowd on one server came to. */
export interface Run {
  name: string;
  size: number;
  /** Share that walks. */
  walking: number;
  /** Of one core, %. */
  cpu: number;
  botCpu: number;
  /** Down, for each client, in a second. */
  bytes: number;
  /** Steps that each walker sent in a second. */
  inputs: number;
  pingP50: number;
  pingP99: number;
  /** How late a 20 Hz timer of the server process is, ms. */
  lateP99: number;
  /** Resident, bytes. */
  memory: number;
  lost: number;
}

const CPU_BUDGET = 0.7;
/** Sizes whose ratio has a budget: with 50 clients the two servers mostly sleep. */
const CPU_SIZES = [400, 1_000];
const BYTES_BUDGET = 5_000;
const LATE_BUDGET = 10;
const PING_BUDGET = 50;
const PATH_BUDGET = 2;

/** The table and the budgets of the village. */
export function sectionOf(runs: readonly Run[], view: View): Section {
  const bare = `\`bench/src/bench/hub/bare-room.ts\` (SHA-256 ${bareRoomHash().slice(0, 16)}…, pinned by a test)`;
  return {
    name: "hub",
    title: "The village",
    method: `Walkers make 20 steps a second and turn three times a second; ${RUNS} windows of ${WINDOW / 1000} s, medians (percentiles over all). The bare room is frozen: ${bare}, Colyseus's own inputs, one frame for each of 20 a second, a patch every 50 ms, positions as int16, 50 clients a room, no walls. Clients are sockets in another process that only count bytes; the product's pack their inputs with the code of its own client. CPU in % of one core. The path error is what a player sees of another: the client's code runs over a line of ${ROUND_TRIP} ms round trip, in an area with 40 more walkers, and each of ${view.frames} frames drawn is held against the way that the other walked by its own prediction (median ${view.p50.toFixed(2)} px; the walker ended ${view.ended.toFixed(1)} px from where the server has it).`,
    head: [
      "clients",
      "walking",
      "server",
      "CPU %",
      "CPU % per client",
      "steps/s per walker",
      "KB/s down per client",
      "ping p50/p99 ms",
      "late p99 ms",
      "memory MB",
      "lost",
      "bots' CPU %",
    ],
    rows: runs.map((run) => [
      String(run.size),
      `${run.walking * 100} %`,
      run.name,
      run.cpu.toFixed(1),
      (run.cpu / run.size).toFixed(4),
      run.inputs.toFixed(1),
      (run.bytes / 1000).toFixed(2),
      `${run.pingP50.toFixed(1)} / ${run.pingP99.toFixed(1)}`,
      run.lateP99.toFixed(1),
      (run.memory / 1e6).toFixed(0),
      String(run.lost),
      run.botCpu.toFixed(1),
    ]),
    verdicts: verdictsOf(runs, view),
  };
}

function verdictsOf(runs: readonly Run[], view: View): Verdict[] {
  const find = (size: number, name: string) => runs.find((run) => run.size === size && run.name === name);
  const ratios = CPU_SIZES.flatMap((size) => {
    const [product, bare] = [find(size, "product"), find(size, "bare")];
    if (!product || !bare) return [];
    const what = `CPU per client, ${size} walking, against the bare room`;
    return verdict(what, product.cpu / bare.cpu, CPU_BUDGET, "x", 2);
  });
  const one = find(SIZES[0], "product");
  const bytes = one
    ? [
        verdict(
          `bytes per client, ${one.size} walking in one room`,
          one.bytes / 1e3,
          BYTES_BUDGET / 1e3,
          " KB/s",
          2,
        ),
      ]
    : [];
  const full = find(FULL, "product");
  const most = full
    ? [
        verdict(`tick lateness p99, ${FULL} clients, half walking`, full.lateP99, LATE_BUDGET, " ms", 1),
        verdict(`ping p99, ${FULL} clients, half walking`, full.pingP99, PING_BUDGET, " ms", 1),
      ]
    : [];
  const path = verdict(`path error p99 at ${ROUND_TRIP} ms`, view.p99, PATH_BUDGET, " px", 2);
  return [...ratios, ...bytes, ...most, path];
}

function verdict(what: string, value: number, most: number, unit: string, digits: number): Verdict {
  return {
    what,
    budget: `<= ${most}${unit}`,
    measured: `${value.toFixed(digits)}${unit}`,
    kept: value <= most,
  };
}
