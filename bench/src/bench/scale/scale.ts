import { setTimeout as sleep } from "node:timers/promises";
import { percentile } from "../../statistics.ts";
import { machineUse } from "../machine-use.ts";
import type { Section, Verdict } from "../report.ts";
import { startTwoProducts, type TwoProducts } from "./two-products.ts";
import { openVillage, type Villagers } from "./villagers.ts";

/** Players over two processes; BENCH_SCALE_SIZES=2000 takes other ones. */
const SIZES = [1_000, 2_000, 4_000] as const;
/** The share of them that walks. Steps of more than 2,000 have no room beside their players' sockets on two cores: those stand. */
const WALKING = 0.5;
const WALKING_MAX = 2_000;
/** The time that they are measured for, ms. */
const WINDOW = 10_000;
const SETTLE = 4_000;
/** From this use (%) of all cores on, whatever is done waits for a processor. */
const FULL = 90;
/** By when (ms) a player of a process that is told to stop should be in another one. */
const LANDS = 5_000;

interface Run {
  size: number;
  walking: number;
  /** Of all cores, %: with all players in their rooms, and while one process sends its own on. */
  used: number;
  usedMoving: number;
  joins: number[];
  /** Of one core, %, of each process. */
  cpu: number[];
  botCpu: number;
  bytes: number;
  pings: number[];
  lateness: number[][];
  memory: number[];
  lost: number;
  /** How long players of the stopped process were without a room, ms, and how many there were. */
  moved: number[];
  unmoved: number;
  /** From the signal to the end of the process, ms. */
  stopped: number;
}

/** The village over two processes with Redis, and how long it takes one of them to send its players on. */
export async function benchScale(): Promise<Section> {
  const sizes = process.env.BENCH_SCALE_SIZES?.split(",").map(Number) ?? SIZES;
  const runs: Run[] = [];
  for (const size of sizes) {
    const product = await startTwoProducts();
    try {
      runs.push(await measure(product, size));
    } finally {
      await product.stop();
    }
  }
  return sectionOf(runs);
}

async function measure(product: TwoProducts, size: number): Promise<Run> {
  const walking = size > WALKING_MAX ? 0 : WALKING;
  const villagers = await openVillage(product.urls, size, walking);
  await sleep(SETTLE);
  const standing = await measureStanding(product, villagers, size);
  const moving = await measureMove(product, villagers);
  await villagers.crowd.leave();
  return { walking, ...standing, ...moving };
}

/** What it costs to keep them, as long as nothing happens. */
async function measureStanding({ servers }: TwoProducts, { crowd, joins }: Villagers, size: number) {
  const before = await Promise.all(servers.map((server) => server.read()));
  const [bytes, own] = [crowd.received(), process.cpuUsage()];
  const used = machineUse();
  crowd.takePings();
  await sleep(WINDOW);
  const usedNow = used();
  const after = await Promise.all(servers.map((server) => server.read()));
  const { user, system } = process.cpuUsage(own);
  return {
    size,
    used: usedNow,
    joins: [...joins],
    cpu: after.map(({ cpu, at }, index) => ((cpu - before[index]!.cpu) / (at - before[index]!.at)) * 100),
    botCpu: (user + system) / 10 / WINDOW,
    bytes: ((crowd.received() - bytes) * 1_000) / WINDOW / size,
    pings: crowd.takePings(),
    lateness: after.map(({ lateness }) => lateness),
    memory: after.map(({ rss }) => rss),
    lost: crowd.lost(),
  };
}

/** How the players of the second process fare once it is told to stop. */
async function measureMove({ servers, urls: [site, other] }: TwoProducts, villagers: Villagers) {
  const theirs = villagers.livingAt(other);
  const moving = villagers.move(other, site);
  const told = performance.now();
  const used = machineUse();
  await servers[1].stop();
  const stopped = performance.now() - told;
  const moved = await moving;
  return { moved, unmoved: theirs - moved.length, stopped, usedMoving: used() };
}

function sectionOf(runs: readonly Run[]): Section {
  const pair = (values: readonly number[], digits: number): string =>
    values.map((value) => value.toFixed(digits)).join(" + ");
  return {
    name: "scale",
    title: "Two processes",
    method: `The village over two processes of the product on one Redis and one embedded database, none pinned to a core; of more than ${WALKING_MAX} players none walks. Clients are sockets in another process that only count bytes. ${WINDOW / 1_000} s are measured. Then the second process is told to stop, and its players ask for a seat again half a second after they lost theirs, as a page does: moved is the time from the lost seat to the next room's first message.`,
    head: [
      "players",
      "walk %",
      "machine's CPU %",
      "CPU % of each",
      "CPU % a player",
      "KB/s down a player",
      "join p50/p99 ms",
      "ping p99 ms",
      "late p99 ms of each",
      "memory MB of each",
      "lost",
      "bots' CPU %",
      "moved",
      "moved p50/p99/max s",
      "stopped after s",
    ],
    rows: runs.map((run) => [
      String(run.size),
      String(run.walking * 100),
      `${run.used.toFixed(0)}, ${run.usedMoving.toFixed(0)} while they move`,
      pair(run.cpu, 0),
      (run.cpu.reduce((sum, cpu) => sum + cpu, 0) / run.size).toFixed(4),
      (run.bytes / 1_000).toFixed(2),
      `${percentile(run.joins, 0.5).toFixed(0)} / ${percentile(run.joins, 0.99).toFixed(0)}`,
      percentile(run.pings, 0.99).toFixed(1),
      pair(
        run.lateness.map((late) => percentile(late, 0.99)),
        1,
      ),
      pair(
        run.memory.map((memory) => memory / 1e6),
        0,
      ),
      String(run.lost),
      run.botCpu.toFixed(0),
      `${run.moved.length} of ${run.moved.length + run.unmoved}`,
      [percentile(run.moved, 0.5), percentile(run.moved, 0.99), Math.max(...run.moved)]
        .map((ms) => (ms / 1_000).toFixed(1))
        .join(" / "),
      (run.stopped / 1_000).toFixed(1),
    ]),
    verdicts: runs.flatMap((run): Verdict[] => [
      {
        what: `players who lost their room while both processes ran, of ${run.size}`,
        budget: "0",
        measured: String(run.lost),
        kept: run.lost === 0,
      },
      {
        what: `players of a stopped process who are in another one, of ${run.size}`,
        budget: "all",
        measured: `${run.moved.length} of ${run.moved.length + run.unmoved}`,
        // Where nobody stood in the stopped process, nothing was shown.
        kept: run.moved.length > 0 && run.unmoved === 0,
      },
      {
        what: `how long 99 % of them were without a room, of ${run.size}`,
        budget: `<= ${LANDS / 1_000} s`,
        measured: `${(percentile(run.moved, 0.99) / 1_000).toFixed(1)} s`,
        kept: percentile(run.moved, 0.99) <= LANDS,
      },
    ]),
    notes: runs
      .filter(({ usedMoving }) => usedMoving >= FULL)
      .map(
        ({ size, usedMoving }) =>
          `With ${size} players the machine itself was full while they moved, at ${usedMoving.toFixed(0)} % of its cores, with the players' sockets among that: they wait for a processor, not for each other.`,
      ),
  };
}
