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
/** Steps from one snapshot that is timed to the next. */
const SNAPSHOT_EVERY = 200;
/** µs. */
const BUDGET = 500;

/** A step of a full world against the barest loop over as many bodies, in one process. */
export async function benchArena(): Promise<Section> {
  const world = createWorld(HORDE, {
    player: { hp: 100, damage: 10, speed: 200, reach: 70, dash: 0 },
    options: [],
  });
  const bare = createBareCrowd();
  const times: Record<string, number[]> = { bare: [], step: [], checksum: [], encode: [], load: [] };
  const sizes: number[] = [];
  for (let tick = 0; tick < WARM_UP + STEPS; tick += 1) {
    const counts = tick >= WARM_UP;
    const timed = (what: string, run: () => void) => {
      const began = performance.now();
      run();
      if (counts) times[what]!.push((performance.now() - began) * 1_000);
    };
    timed("bare", bare.step);
    timed("step", () => stepOnce(world, tick));
    timed("checksum", () => checksum(world));
    if (tick % SNAPSHOT_EVERY !== 0) continue;
    let bytes = new Uint8Array();
    timed("encode", () => {
      bytes = encodeSnapshot(world);
    });
    timed("load", () => loadSnapshot(world, bytes));
    if (counts) sizes.push(bytes.length);
  }
  return sectionOf(world, times, Math.max(...sizes));
}

/** The player walks in a wide circle. */
function stepOnce(world: World, tick: number): void {
  const input = packInput({ ...IDLE, pace: 3, move: (tick >> 2) & 255 });
  step(world, { input, word: tick % 20 === 0 ? tick * 2_654_435_761 : undefined, orders: [] });
}

function sectionOf(world: World, times: Record<string, number[]>, snapshot: number): Section {
  const spread = (what: string) => spreadOf(times[what]!);
  const bare = spread("bare");
  const row = (title: string, what: string) => {
    const { p50, p99, max } = spread(what);
    return [title, ...[p50, p99, max].map((value) => value.toFixed(1)), (p50 / bare.p50).toFixed(1)];
  };
  const { p99 } = spread("step");
  const verdict = (what: string, value: number, most: number) => ({
    what,
    budget: `<= ${most} µs`,
    measured: `${value.toFixed(0)} µs`,
    kept: value <= most,
  });
  return {
    name: "arena",
    title: "Arena kernel: one step of a full world",
    method: `${countTaken(world.mobs)} of ${MOBS} mobs and ${countTaken(world.shots)} of ${SHOTS} shots alive in an open field of 4,000 x 4,000 px, ${STEPS.toLocaleString("en")} steps in one process, ${world.tally.kills[0]} mobs felled and come again. Bare: the same number of bodies in typed arrays that only move.`,
    head: ["What", "p50 µs", "p99 µs", "max µs", "x bare"],
    rows: [
      row("bare loop", "bare"),
      row("step", "step"),
      row("checksum", "checksum"),
      row("snapshot written", "encode"),
      row("snapshot read", "load"),
    ],
    verdicts: [verdict(`step of ${MOBS} mobs and ${SHOTS} shots, p99`, p99, BUDGET)],
    notes: [
      `the largest snapshot has ${snapshot.toLocaleString("en")} bytes; memory of the world ${world.memory.byteLength.toLocaleString("en")} bytes`,
    ],
  };
}
