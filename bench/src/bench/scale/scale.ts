import { setTimeout as sleep } from "node:timers/promises";
import { API_BASE, CSRF_HEADER, PROTOCOL_VERSION } from "@diamond-valley/schemas/protocol.ts";
import { createPlayer, type Player } from "../../bots/player.ts";
import { percentile } from "../../statistics.ts";
import { createCrowd } from "../hub/crowd.ts";
import type { Section, Verdict } from "../report.ts";
import { startTwoProducts, type TwoProducts } from "./two-products.ts";

/** Players over two processes; BENCH_SCALE_SIZES=2000 takes other ones. */
const SIZES = [2_000, 4_000] as const;
/** The share of them that walks, and the time that they are measured for, ms. */
const WALKING = 0.5;
const WINDOW = 10_000;
const SETTLE = 4_000;
/** Players who sign in, or come back, at the same time. */
const PARALLEL = 8;
/** By when (ms) a player of a process that is told to stop should be in another one. */
const LANDS = 5_000;
/** A page that lost its seat asks for another after so long, ms. */
const PAGE_WAITS = 500;
/** How often a seat is asked for before it counts as refused. */
const ASKS_MAX = 10;

interface Seat {
  processId: string;
  roomId: string;
  sessionId: string;
  publicAddress: string;
}

interface Run {
  size: number;
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

async function measure({ servers, urls }: TwoProducts, size: number): Promise<Run> {
  const [site, other] = urls;
  const players = await arriveAll(site, size);
  const crowd = createCrowd("packed");
  const joins: number[] = [];
  const addresses: string[] = [];
  const gone: (() => void)[] = [];
  const enter = async (at: string, player: Player, index: number, walks: boolean): Promise<void> => {
    const began = performance.now();
    const seat = await seatAt(at, player);
    addresses[index] = seat.publicAddress;
    const url = new URL(
      `http://${seat.publicAddress}/${seat.processId}/${seat.roomId}?sessionId=${seat.sessionId}`,
    );
    await crowd.join(url, walks, () => gone[index]?.());
    joins.push(performance.now() - began);
  };
  // As a page does: where a room is closed before it is entered, a seat is asked for again.
  const insist = async (...way: Parameters<typeof enter>): Promise<void> => {
    for (let asked = 1; ; asked += 1) {
      try {
        return await enter(...way);
      } catch (error) {
        if (asked === ASKS_MAX) throw error;
      }
      await sleep(PAGE_WAITS);
    }
  };
  // As a proxy spreads them: each process makes areas for those who come through it.
  await inTurn([...players.entries()], ([index, player]) =>
    insist(urls[index % urls.length]!, player, index, index % Math.round(1 / WALKING) === 0),
  );
  await sleep(SETTLE);

  const before = await Promise.all(servers.map((server) => server.read()));
  const [bytes, own] = [crowd.received(), process.cpuUsage()];
  crowd.takePings();
  await sleep(WINDOW);
  const after = await Promise.all(servers.map((server) => server.read()));
  const { user, system } = process.cpuUsage(own);
  const run = {
    size,
    joins,
    cpu: after.map(({ cpu, at }, index) => ((cpu - before[index]!.cpu) / (at - before[index]!.at)) * 100),
    botCpu: (user + system) / 10 / WINDOW,
    bytes: ((crowd.received() - bytes) * 1_000) / WINDOW / size,
    pings: crowd.takePings(),
    lateness: after.map(({ lateness }) => lateness),
    memory: after.map(({ rss }) => rss),
    lost: crowd.lost(),
  };

  const moved: number[] = [];
  const theirs = players.filter((_, index) => other.endsWith(addresses[index]!));
  const came = theirs.map(
    (player) =>
      new Promise<void>((resolve) => {
        const index = players.indexOf(player);
        gone[index] = () => {
          gone[index] = () => {};
          const left = performance.now();
          const again = async (): Promise<void> => {
            for (;;) {
              await sleep(PAGE_WAITS);
              if (
                await enter(site, player, index, false).then(
                  () => true,
                  () => false,
                )
              )
                break;
            }
            moved.push(performance.now() - left);
            resolve();
          };
          void again();
        };
      }),
  );
  const told = performance.now();
  const ended = servers[1].stop().then(() => performance.now() - told);
  await Promise.race([Promise.all(came), sleep(60_000)]);
  const stopped = await ended;
  await crowd.leave();
  return { ...run, moved, unmoved: theirs.length - moved.length, stopped };
}

/** Asks a process for a seat in the village. */
async function seatAt(url: string, { visitor }: Player): Promise<Seat> {
  const response = await fetch(`${url}${API_BASE}/hub/enter`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Cookie: visitor.cookies(),
      [CSRF_HEADER]: visitor.token(),
    },
    body: JSON.stringify({ protocol: PROTOCOL_VERSION, takeover: true }),
  });
  if (!response.ok) throw new Error(`no seat: ${response.status}`);
  return (await response.json()) as Seat;
}

async function arriveAll(url: string, size: number): Promise<Player[]> {
  const never = new AbortController().signal;
  const players = Array.from({ length: size }, (_, index) =>
    createPlayer({ url, number: index, loginHint: `bot-${index}` }),
  );
  await inTurn(players, (player) => player.arrive(never));
  return players;
}

async function inTurn<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...all].reverse();
  await Promise.all(
    Array.from({ length: PARALLEL }, async () => {
      for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) await work(one);
    }),
  );
}

function sectionOf(runs: readonly Run[]): Section {
  const pair = (values: readonly number[], digits: number): string =>
    values.map((value) => value.toFixed(digits)).join(" + ");
  return {
    name: "scale",
    title: "Two processes",
    method: `The village over two processes of the product on one Redis and one embedded database, none pinned to a core; ${WALKING * 100} % walk. Clients are sockets in another process that only count bytes. ${WINDOW / 1_000} s are measured. Then the second process is told to stop, and its players ask for a seat again half a second after they lost theirs, as a page does: moved is the time from the lost seat to the next room's first message.`,
    head: [
      "players",
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
        what: `players of a stopped process who are in another one, of ${run.size}`,
        budget: "all",
        measured: `${run.moved.length} of ${run.moved.length + run.unmoved}`,
        kept: run.unmoved === 0,
      },
      {
        what: `how long 99 % of them were without a room, of ${run.size}`,
        budget: `<= ${LANDS / 1_000} s`,
        measured: `${(percentile(run.moved, 0.99) / 1_000).toFixed(1)} s`,
        kept: percentile(run.moved, 0.99) <= LANDS,
      },
    ]),
  };
}
