import { setTimeout as sleep } from "node:timers/promises";
import type { BossState } from "@diamond-valley/schemas/boss/boss.ts";
import type { HuntingState } from "@diamond-valley/schemas/hunting/hunting.ts";
import type { MiningState } from "@diamond-valley/schemas/mining/mining.ts";
import { type Random, seededRandom } from "@diamond-valley/schemas/random.ts";
import { challengeIn, type WantedFight } from "../../bots/challenge.ts";
import { huntIn } from "../../bots/hunt.ts";
import { type BotRoom, type JoinedRoom, joinRoom } from "../../bots/joined-room.ts";
import type { Journal } from "../../bots/journal.ts";
import { mineIn } from "../../bots/mine.ts";
import type { Player } from "../../bots/player.ts";
import { traffic } from "../../load/counted-socket.ts";
import { figuresBetween, readServer } from "../../load/server-meter.ts";
import { spreadOf } from "../../statistics.ts";
import { type MeasuredProduct, startMeasuredProduct } from "../measured-product.ts";
import type { Section } from "../report.ts";
import { arriveAll, type Standing, standAll } from "./players.ts";

/** How long a crowd plays before it is measured, and how long it is measured, ms. */
const SETTLE = 8_000;
const WINDOW = 15_000;
/** Seats that are taken at the same time. */
const PARALLEL = 8;
/** Pushes of the rooms that bots have no use for; the SDK would warn of each. */
const UNHEARD = ["wallet", "over", "lost"];
/** What a step of a full room may take, ms: a fifth of what a tick may be late. */
const STEP_P99 = 2;
/** A tick later than this is a late one, ms. */
const LATE = 10;

/** Players of one game, each in a room that it takes. */
export interface Crowd {
  readonly what: string;
  readonly size: number;
  readonly room: BotRoom;
  readonly standing: Standing;
  play(room: JoinedRoom<never>, player: Player, random: Random, stop: AbortSignal): Promise<void>;
  /** Veins or fights that a player was granted, from the first seat on. */
  begun(journal: Journal): number;
}

/** The story's golem, again and again. */
function* stories(): Generator<WantedFight> {
  for (;;) yield { kind: "story" };
}

/** Full rooms of each game on the arena kernel: as many players as their places take. */
const CROWDS: readonly Crowd[] = [
  {
    ...{ what: "20 caves of 8", size: 160, room: "mining", standing: "mine" },
    play: (room, { journal }, random, stop) =>
      mineIn(room as JoinedRoom<MiningState>, { journal, random }, stop),
    begun: ({ veins }) => veins,
  },
  {
    ...{ what: "20 forests of 12", size: 240, room: "hunting", standing: "forest" },
    play: (room, { journal }, random, stop) =>
      huntIn(room as JoinedRoom<HuntingState>, { journal, random }, stop),
    begun: ({ slimes }) => slimes,
  },
  {
    ...{ what: "200 fights with the golem", size: 200, room: "boss", standing: "magic-circle" },
    play: (room, { journal }, random, stop) =>
      challengeIn(room as JoinedRoom<BossState>, { journal, random }, stories(), stop),
    begun: ({ golems }) => golems.size,
  },
];

/** What a crowd was measured by. */
export interface Measured {
  what: string;
  size: number;
  /** Veins or fights that were granted, from the first seat on. */
  begun: number;
  cpu: number;
  /** Time of the rooms' steps by their own metric, ms. */
  steps: { count: number; p50: number; p99: number };
  lateP99: number;
  lateShare: number;
  /** How late the steps of the rooms came, ms, by the server's own metric. */
  stepP50: number;
  stepP99: number;
  /** Memory that the crowd added to the server, bytes. */
  memory: number;
  down: number;
  up: number;
  botCpu: number;
  lost: number;
}

/** Full rooms of the games on the arena kernel in the product on one core. */
export async function benchArenaRooms(): Promise<Section> {
  const product = await startMeasuredProduct();
  try {
    const players = await arriveAll(product.greeting.url, Math.max(...CROWDS.map(({ size }) => size)));
    const found: Measured[] = [];
    for (const crowd of CROWDS) {
      await standAll(product.databaseUrl, crowd.standing);
      found.push(await measureCrowd(product, crowd, players.slice(0, crowd.size)));
    }
    return sectionOf(found);
  } finally {
    await product.stop();
  }
}

/** Lets a crowd take its seats and play, and measures the server after `settle` ms. */
export async function measureCrowd(
  product: MeasuredProduct,
  crowd: Crowd,
  players: readonly Player[],
  settle = SETTLE,
): Promise<Measured> {
  const { url } = product.greeting;
  const alone = await product.read();
  const stop = new AbortController();
  const rooms: JoinedRoom<never>[] = [];
  const playing: Promise<unknown>[] = [];
  const waiting = [...players.entries()];
  const enter = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, player] = next;
      const room = await joinRoom<never>(player.visitor, url, crowd.room);
      rooms.push(room);
      for (const push of UNHEARD) room.on(push, () => {});
      playing.push(crowd.play(room, player, seededRandom(index), stop.signal).catch(() => {}));
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, enter));
  await sleep(settle);
  const metrics = await readServer(url, undefined);
  const [before, sent, own] = [await product.read(), traffic(), process.cpuUsage()];
  await sleep(WINDOW);
  const [after, received, used] = [await product.read(), traffic(), process.cpuUsage(own)];
  const { lateness, steps } = figuresBetween(metrics, await readServer(url, undefined));
  const span = after.at - before.at;
  const lost = rooms.filter(({ gone }) => gone.aborted).length;
  stop.abort();
  await Promise.all(playing);
  await Promise.all(rooms.map((room) => room.leave()));
  const begun = players.reduce((sum, { journal }) => sum + crowd.begun(journal), 0);
  const perClient = (bytes: number) => (bytes * 1_000) / span / players.length;
  return {
    ...{ what: crowd.what, size: players.length, lost, begun, steps },
    ...{ stepP50: lateness.p50, stepP99: lateness.p99, memory: after.rss - alone.rss },
    cpu: ((after.cpu - before.cpu) / span) * 100,
    botCpu: (used.user + used.system) / 10 / span,
    lateP99: spreadOf(after.lateness).p99,
    lateShare: after.lateness.filter((late) => late > LATE).length / after.lateness.length,
    down: perClient(received.down - sent.down),
    up: perClient(received.up - sent.up),
  };
}

function sectionOf(found: readonly Measured[]): Section {
  return {
    name: "arena-rooms",
    title: "Full rooms of the arena games",
    method: `The product in a process of its own, with bots that play as steady players do, with the page's own runner; the SDK's clients share one process. ${WINDOW / 1_000} s after ${SETTLE / 1_000} s. Late: 20 Hz timers of the server's process that come more than ${LATE} ms late. Step: what one step of one room took, patch included, by the rooms' own metric, to a bucket's accuracy.`,
    head: [
      "what",
      "clients",
      "veins or fights begun",
      "CPU %",
      "CPU % per client",
      "step p50/p99 ms",
      "late p99 ms",
      "late ticks",
      "KB/s down per client",
      "KB/s up",
      "bots' CPU %",
      "lost",
    ],
    rows: found.map((each) => [
      ...[
        each.what,
        String(each.size),
        String(each.begun),
        each.cpu.toFixed(1),
        (each.cpu / each.size).toFixed(3),
      ],
      `${each.steps.p50.toFixed(2)} / ${each.steps.p99.toFixed(2)}`,
      ...[each.lateP99.toFixed(1), `${(100 * each.lateShare).toFixed(1)} %`],
      ...[
        (each.down / 1_000).toFixed(2),
        (each.up / 1_000).toFixed(2),
        each.botCpu.toFixed(0),
        String(each.lost),
      ],
    ]),
    verdicts: found.flatMap(({ what, lost, begun, size, steps }) => [
      {
        ...{ what: `${what}: step p99`, budget: `<= ${STEP_P99} ms` },
        ...{ measured: `${steps.p99.toFixed(2)} ms`, kept: steps.p99 <= STEP_P99 },
      },
      { what: `${what}: connections lost`, budget: "0", measured: String(lost), kept: lost === 0 },
      { what: `${what}: begun`, budget: `>= ${size}`, measured: String(begun), kept: begun >= size },
    ]),
  };
}
