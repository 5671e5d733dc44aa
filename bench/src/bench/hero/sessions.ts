import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { createSession, type Session } from "@diamond-valley/game-server/arena/session.ts";
import { frameOf, ticksIn } from "@diamond-valley/schemas/arena/recording.ts";
import { encodeReport } from "@diamond-valley/schemas/arena/report.ts";
import { encodeSnapshot, loadSnapshot } from "@diamond-valley/schemas/arena/snapshot.ts";
import { step } from "@diamond-valley/schemas/arena/step.ts";
import { countTaken } from "@diamond-valley/schemas/arena/table.ts";
import { createWorld } from "@diamond-valley/schemas/arena/world.ts";
import type { Played } from "@diamond-valley/schemas/diamond-hero/bots.fixture.ts";
import { HERO_RULES } from "@diamond-valley/schemas/diamond-hero/rules.ts";
import { TICK_RATE } from "@diamond-valley/schemas/protocol.ts";
import { percentile } from "../../statistics.ts";

/** Ticks that are stepped and measured; each is told by itself, which no page does so often. */
const WINDOW = 20 * TICK_RATE;

/** What the server's half of so many runs takes, with nothing around it. */
export interface Halves {
  runs: number;
  /** Mobs of a run, on average and in the fullest. */
  mobs: number;
  fullest: number;
  /** One step of one run, ms. */
  p50: number;
  p99: number;
  /** Processor time of all of them, % of one core at 20 steps a second. */
  cpu: number;
  /** All of them at one tick, ms: they have 50. */
  roundP99: number;
  /** Bytes of reports that a client gets in a second. */
  reports: number;
  /** Memory of one run, KB. */
  memory: number;
}

/** The inputs of a whole run, one a tick. */
const inputsOf = ({ recording }: Played): number[] =>
  recording.spans.flatMap(({ input, ticks }) => Array.from({ length: ticks }, () => input));

/** A run that is at some moment of a recorded one, whose inputs and entropy go on as they were recorded. */
function sessionAt(played: Played, snapshot: Uint8Array, at: number, sent: (bytes: number) => void): Session {
  let drawn = 0;
  const session = createSession({
    ...{ rules: HERO_RULES, setup: played.setup, freezes: true },
    seed: () => played.recording.words[drawn++] ?? drawn,
    report: (report) => sent(encodeReport(report).length),
  });
  // Time of the server passes as if all inputs had come when they were due.
  for (let tick = 1; tick <= at; tick += 1) {
    session.world.clock.tick[0] = tick;
    session.advance();
  }
  loadSnapshot(session.world, snapshot);
  return session;
}

/** Steps `count` runs that are spread evenly over all minutes of recorded ones, as fast as it goes. */
export function stepHalves(scripts: readonly Played[], count: number): Halves {
  const each = Math.ceil(count / scripts.length);
  let reported = 0;
  let isCounting = false;
  const sent = (bytes: number) => {
    if (isCounting) reported += bytes;
  };
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const runs: { session: Session; inputs: number[] }[] = [];
  const places = scripts.map((played) => ({
    inputs: inputsOf(played),
    snapshots: snapshotsOf(played, each),
  }));
  collect();
  const before = process.memoryUsage();
  for (const [index, { inputs, snapshots }] of places.entries())
    for (const [at, snapshot] of snapshots)
      runs.push({ session: sessionAt(scripts[index]!, snapshot, at, sent), inputs });
  collect();
  const after = process.memoryUsage();
  const used = after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers;
  const mobs = runs.map(({ session }) => countTaken(session.world.mobs));

  isCounting = true;
  const steps: number[] = [];
  const rounds: number[] = [];
  const began = process.cpuUsage();
  for (let tick = 0; tick < WINDOW; tick += 1) {
    let round = 0;
    for (const { session, inputs } of runs) {
      const start = performance.now();
      const at = session.world.clock.tick[0]!;
      session.advance();
      session.take({ at, input: inputs[at] ?? 0, ticks: 1 });
      const took = performance.now() - start;
      steps.push(took);
      round += took;
    }
    rounds.push(round);
  }
  const { user, system } = process.cpuUsage(began);
  const seconds = WINDOW / TICK_RATE;
  return {
    runs: runs.length,
    mobs: mobs.reduce((sum, alive) => sum + alive, 0) / runs.length,
    fullest: Math.max(...mobs),
    p50: percentile(steps, 0.5),
    p99: percentile(steps, 0.99),
    cpu: (user + system) / 1e4 / seconds,
    roundP99: percentile(rounds, 0.99),
    reports: reported / seconds / runs.length,
    memory: used / 1e3 / runs.length,
  };
}

/** The world at moments that are spread evenly over a run, but for its last seconds. */
function snapshotsOf({ setup, recording }: Played, count: number): [at: number, Uint8Array][] {
  const inputs = inputsOf({ setup, recording } as Played);
  const whole = ticksIn(recording) - WINDOW - 1;
  const moments = new Set(
    Array.from({ length: count }, (_, index) => Math.floor((whole * (index + 0.5)) / count)),
  );
  const world = createWorld(HERO_RULES, setup);
  const found: [number, Uint8Array][] = [];
  for (let tick = 0; tick < whole; tick += 1) {
    if (moments.has(tick)) found.push([tick, encodeSnapshot(world)]);
    step(world, frameOf(recording, tick, inputs[tick]!));
  }
  return found;
}
