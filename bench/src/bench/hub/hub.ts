import { setTimeout as sleep } from "node:timers/promises";
import { PROTOCOL_VERSION } from "@diamond-valley/schemas/protocol.ts";
import { createPlayer, type Player } from "../../bots/player.ts";
import { freePort } from "../../free-port.ts";
import { median, percentile } from "../../statistics.ts";
import { type MeasuredProcess, startMeasured } from "../measured-process.ts";
import { startMeasuredProduct } from "../measured-product.ts";
import { createCrowd, type MoveStyle } from "./crowd.ts";
import { type Run, sectionOf } from "./section.ts";

const BARE = new URL("./bare-server.ts", import.meta.url).pathname;

/** Clients: one full hub, eight, and twenty. */
export const SIZES = [50, 400, 1_000] as const;
/** Times that each crowd is measured, and how long (ms) each time, after it has stood a while. */
const RUNS = 3;
const WINDOW = 6_000;
const SETTLE = 3_000;
/** Players who sign in at the same time. */
const PARALLEL = 8;
const LARGEST = Math.max(...SIZES);

interface Seat {
  processId: string;
  roomId: string;
  sessionId: string;
}

/** A server under measurement: how its rooms are joined, and how its clients say where they walk. */
interface Contender {
  name: string;
  server: MeasuredProcess;
  style: MoveStyle;
  seat(index: number): Promise<Seat>;
}

/** The village against bare Colyseus rooms with the same state, sizes, rates and moves. */
export async function benchHub(): Promise<ReturnType<typeof sectionOf>> {
  const product = await startMeasuredProduct();
  const bare = await startMeasured(BARE, { PORT: String(await freePort()) });
  try {
    const players = await arriveAll(product.greeting.url);
    const contenders: Contender[] = [
      { name: "product", server: product, style: "input", seat: (index) => productSeat(players[index]!) },
      {
        name: "bare, messages",
        server: bare,
        style: "message",
        seat: () => bareSeat(bare.greeting.url, "message"),
      },
      {
        name: "bare, inputs",
        server: bare,
        style: "input",
        seat: () => bareSeat(bare.greeting.url, "input"),
      },
    ];
    const runs: Run[] = [];
    for (const size of SIZES) {
      for (const contender of contenders) runs.push(await measure(contender, size));
    }
    return sectionOf(runs, WINDOW, RUNS);
  } finally {
    await bare.stop();
    await product.stop();
  }
}

async function arriveAll(url: string): Promise<Player[]> {
  const never = new AbortController().signal;
  const players = Array.from({ length: LARGEST }, (_, index) =>
    createPlayer({ url, number: index, loginHint: `bot-${index}` }),
  );
  const waiting = [...players];
  await Promise.all(
    Array.from({ length: PARALLEL }, async () => {
      for (let player = waiting.pop(); player; player = waiting.pop()) await player.arrive(never);
    }),
  );
  return players;
}

function productSeat({ visitor }: Player): Promise<Seat> {
  return visitor.call<Seat>("POST", "/hub/enter", { protocol: PROTOCOL_VERSION, takeover: true });
}

async function bareSeat(url: string, room: string): Promise<Seat> {
  const headers = { "Content-Type": "application/json" };
  const response = await fetch(`${url}/matchmake/joinOrCreate/${room}`, {
    method: "POST",
    headers,
    body: "{}",
  });
  return (await response.json()) as Seat;
}

/** Lets a crowd in, measures it several times, and sends it away. */
async function measure({ name, server, style, seat }: Contender, size: number): Promise<Run> {
  const crowd = createCrowd(style);
  for (let index = 0; index < size; index += 1) {
    const { processId, roomId, sessionId } = await seat(index);
    await crowd.join(new URL(`${server.greeting.url}/${processId}/${roomId}?sessionId=${sessionId}`));
  }
  await sleep(SETTLE);
  const windows = [];
  for (let run = 0; run < RUNS; run += 1) {
    const before = await server.read();
    const bytes = crowd.received();
    const own = process.cpuUsage();
    crowd.takePings();
    await sleep(WINDOW);
    const after = await server.read();
    const { user, system } = process.cpuUsage(own);
    const span = after.at - before.at;
    windows.push({
      cpu: ((after.cpu - before.cpu) / span) * 100,
      botCpu: (user + system) / 10 / span,
      bytes: ((crowd.received() - bytes) * 1000) / span / size,
      pings: crowd.takePings(),
      lateness: after.lateness,
      memory: after.rss,
    });
  }
  const lost = crowd.lost();
  await crowd.leave();
  // Rooms of the crowd before must not be paid for by the next.
  await sleep(SETTLE);
  const pings = windows.flatMap((window) => window.pings);
  return {
    name,
    size,
    cpu: median(windows.map((window) => window.cpu)),
    botCpu: median(windows.map((window) => window.botCpu)),
    bytes: median(windows.map((window) => window.bytes)),
    pingP50: percentile(pings, 0.5),
    pingP99: percentile(pings, 0.99),
    lateP99: percentile(
      windows.flatMap((window) => window.lateness),
      0.99,
    ),
    memory: Math.max(...windows.map((window) => window.memory)),
    lost,
  };
}
