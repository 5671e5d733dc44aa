import { digestOfSub } from "@diamond-valley/game-server/account/person.ts";
import autocannon from "autocannon";
import { createPlayer, type Player } from "../../bots/player.ts";
import { freePort } from "../../free-port.ts";
import { median } from "../../statistics.ts";
import { type MeasuredProcess, startMeasured } from "../measured-process.ts";
import { startMeasuredProduct } from "../measured-product.ts";
import type { Section } from "../report.ts";

const BARE = new URL("./bare-server.ts", import.meta.url).pathname;
const CONNECTIONS = 50;
const RUNS = 3;
/** Seconds of a run, and of the one before the first that counts. */
const DURATION = 6;
const WARM_UP = 3;
const BUDGET = 0.7;

interface Run {
  perSecond: number;
  /** Processor time of the server for one request, µs. */
  cpu: number;
  p50: number;
  p99: number;
  failed: number;
}

/** What one connection asks for, again and again. */
interface Question {
  path: string;
  headers: Record<string, string>;
}

/** `GET /user_data` of signed-in, registered players against a bare server with one find on the same database. */
export async function benchUserData(): Promise<Section> {
  const product = await startMeasuredProduct();
  const players = await arriveAll(product.greeting.url);
  const bare = await startMeasured(BARE, {
    PORT: String(await freePort()),
    MONGODB_URL: product.databaseUrl,
  });
  const ours = players.map((player) => ({
    path: "/api/kr/user_data",
    headers: { cookie: player.visitor.cookies() },
  }));
  const theirs = players.map((_, index) => ({
    path: `/user_data?sub=${digestOfSub(`bot-${index}`)}`,
    headers: {},
  }));
  const runs: { product: Run[]; bare: Run[] } = { product: [], bare: [] };
  try {
    for (let run = 0; run <= RUNS; run += 1) {
      const duration = run === 0 ? WARM_UP : DURATION;
      const measured = [
        await measure(product, ours, duration),
        await measure(bare, theirs, duration),
      ] as const;
      if (run === 0) continue;
      runs.product.push(measured[0]);
      runs.bare.push(measured[1]);
    }
  } finally {
    await bare.stop();
    await product.stop();
  }
  return sectionOf(runs);
}

/** One player for each connection: nobody is asked for twice at once. */
async function arriveAll(url: string): Promise<Player[]> {
  const players = Array.from({ length: CONNECTIONS }, (_, number) =>
    createPlayer({ url, number, loginHint: `bot-${number}` }),
  );
  for (const player of players) await player.arrive(new AbortController().signal);
  return players;
}

async function measure(
  server: MeasuredProcess,
  questions: readonly Question[],
  duration: number,
): Promise<Run> {
  const before = await server.read();
  const waiting = [...questions];
  const result = await autocannon({
    url: server.greeting.url,
    connections: questions.length,
    duration,
    setupClient(client) {
      const { path = "/", headers = {} } = waiting.pop() ?? {};
      client.setRequests([{ method: "GET", path, headers }]);
    },
  });
  const after = await server.read();
  return {
    perSecond: result.requests.average,
    cpu: ((after.cpu - before.cpu) * 1000) / result.requests.total,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.errors + result.timeouts + result.non2xx,
  };
}

function sectionOf({ product, bare }: { product: Run[]; bare: Run[] }): Section {
  const of = (runs: Run[], value: (run: Run) => number) => median(runs.map(value));
  const row = (name: string, runs: Run[]) => [
    name,
    of(runs, (run) => run.perSecond).toFixed(0),
    of(runs, (run) => run.cpu).toFixed(0),
    of(runs, (run) => run.p50).toFixed(0),
    of(runs, (run) => run.p99).toFixed(0),
    String(runs.reduce((sum, run) => sum + run.failed, 0)),
  ];
  const ratio = of(product, (run) => run.perSecond) / of(bare, (run) => run.perSecond);
  return {
    name: "user-data",
    title: "GET /user_data",
    method: `${CONNECTIONS} connections, each of another player, medians of ${RUNS} runs of ${DURATION} s each, in turns. The product looks up session, account and wallet; the bare server makes one find by an indexed field on the same database and knows no session.`,
    head: ["", "requests/s", "server CPU µs/request", "p50 ms", "p99 ms", "failed"],
    rows: [row("product", product), row("bare Express and one find", bare)],
    verdicts: [
      {
        what: "throughput of the bare server that is kept",
        budget: `>= ${BUDGET}x`,
        measured: `${ratio.toFixed(2)}x`,
        kept: ratio >= BUDGET,
      },
    ],
  };
}
