import { IDLE, packInput } from "@diamond-valley/schemas/arena/input.ts";
import { checksum, encodeSnapshot, loadSnapshot } from "@diamond-valley/schemas/arena/snapshot.ts";
import { step } from "@diamond-valley/schemas/arena/step.ts";
import { countTaken } from "@diamond-valley/schemas/arena/table.ts";
import { createWorld, type World } from "@diamond-valley/schemas/arena/world.ts";
import { spreadOf } from "../../statistics.ts";
import type { Section } from "../report.ts";
import { createBareCrowd } from "./bare-crowd.ts";
import { HORDE, MOBS, SHOTS } from "./horde.ts";

/** Steps before the first that counts, and those that count: ten minutes of a game. */
const WARM_UP = 2_000;
const STEPS = 12_000;
/** How often the same run is made. */
const RUNS = 5;
/** Steps from one snapshot that is timed to the next. */
const SNAPSHOT_EVERY = 200;
/** µs. */
const BUDGET = 500;

const TIMED = ["bare", "step", "checksum", "encode", "load"] as const;
/** The time (µs) of each repetition of a piece of work. */
type Times = Record<(typeof TIMED)[number], Float64Array>;

interface Run {
  times: Times;
  world: World;
  /** Mobs and shots alive, on average; bytes of the largest snapshot. */
  mobs: number;
  shots: number;
  snapshot: number;
}

/** A step of a full world against the barest loop over as many bodies, in one process. */
export async function benchArena(): Promise<Section> {
  const runs = Array.from({ length: RUNS }, runOnce);
  const sums = new Set(runs.map(({ world }) => checksum(world)));
  if (sums.size > 1) throw new Error("the same run ended in different worlds");
  return sectionOf(runs[0]!, leastOf(runs.map(({ times }) => times)));
}

function runOnce(): Run {
  const player = { hp: 100, damage: 10, speed: 200, reach: 70, dash: 0 };
  const world = createWorld(HORDE, { player, options: [] });
  const bare = createBareCrowd();
  const times = Object.fromEntries(TIMED.map((what) => [what, new Float64Array(STEPS)])) as Times;
  const run: Run = { times, world, mobs: 0, shots: 0, snapshot: 0 };
  for (let tick = -WARM_UP; tick < STEPS; tick += 1) {
    const timed = (what: keyof Times, work: () => void, at = tick) => {
      const began = performance.now();
      work();
      if (at >= 0) times[what][at] = (performance.now() - began) * 1_000;
    };
    timed("bare", bare.step);
    timed("step", () => stepOnce(world));
    timed("checksum", () => checksum(world));
    if (tick < 0) continue;
    run.mobs += countTaken(world.mobs) / STEPS;
    run.shots += countTaken(world.shots) / STEPS;
    if (tick % SNAPSHOT_EVERY !== 0) continue;
    let bytes = new Uint8Array();
    timed("encode", () => {
      bytes = encodeSnapshot(world);
    });
    timed("load", () => loadSnapshot(world, bytes));
    run.snapshot = Math.max(run.snapshot, bytes.length);
  }
  return run;
}

/** The player walks in a wide circle. */
function stepOnce(world: World): void {
  const tick = world.clock.tick[0]!;
  const input = packInput({ ...IDLE, pace: 3, move: (tick >> 2) & 255 });
  step(world, { input, word: tick % 20 === 0 ? tick * 2_654_435_761 : undefined, orders: [] });
}

/** Each repetition does the same work in each run, to the bit: its least time is the one without somebody else's work. */
function leastOf(runs: readonly Times[]): Record<keyof Times, number[]> {
  const least = (what: keyof Times) =>
    Array.from(runs[0]![what].keys(), (at) => Math.min(...runs.map((times) => times[what][at]!))).filter(
      (time) => time > 0,
    );
  return Object.fromEntries(TIMED.map((what) => [what, least(what)])) as Record<keyof Times, number[]>;
}

function sectionOf({ world, mobs, shots, snapshot }: Run, times: Record<keyof Times, number[]>): Section {
  const bare = spreadOf(times.bare);
  const row = (title: string, what: keyof Times) => {
    const { p50, p99, max } = spreadOf(times[what]);
    return [title, ...[p50, p99, max].map((value) => value.toFixed(1)), (p50 / bare.p50).toFixed(1)];
  };
  const { p99 } = spreadOf(times.step);
  return {
    name: "arena",
    title: "Arena kernel: one step of a full world",
    method: `${mobs.toFixed(0)} of ${MOBS} mobs and ${shots.toFixed(0)} of ${SHOTS} shots alive on average, in an open field of 4,000 x 4,000 px; ${STEPS.toLocaleString("en")} steps, the same run ${RUNS} times in one process, of each step its least time. ${world.tally.kills[0]} mobs fell and came again. Bare: as many bodies in typed arrays that only move.`,
    head: ["What", "p50 µs", "p99 µs", "max µs", "x bare"],
    rows: [
      row("bare loop", "bare"),
      row("step", "step"),
      row("checksum", "checksum"),
      row("snapshot written", "encode"),
      row("snapshot read", "load"),
    ],
    verdicts: [
      {
        what: `step of ${MOBS} mobs and ${SHOTS} shots, p99`,
        budget: `<= ${BUDGET} µs`,
        measured: `${p99.toFixed(0)} µs`,
        kept: p99 <= BUDGET,
      },
    ],
    notes: [
      `the largest snapshot has ${snapshot.toLocaleString("en")} bytes; the world's memory ${world.memory.byteLength.toLocaleString("en")}`,
    ],
  };
}
