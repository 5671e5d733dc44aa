import { PROTOCOL_VERSION } from "@diamond-valley/schemas/protocol.ts";
import { createPlayer, type Player } from "../../bots/player.ts";
import { freePort } from "../../free-port.ts";
import { startMeasured } from "../measured-process.ts";
import { startMeasuredProduct } from "../measured-product.ts";
import type { Section } from "../report.ts";
import { BARE_ROOM } from "./bare-room-file.ts";
import { type Contender, measure, type Seat } from "./measure.ts";
import { FULL, HALF_WALKING, type Run, SIZES, sectionOf } from "./section.ts";
import { measureView } from "./view.ts";

/** Players who sign in at the same time. */
const PARALLEL = 8;

/** The village against bare Colyseus rooms with the same state, sizes and moves; and what its players see of each other. */
export async function benchHub(): Promise<Section> {
  const product = await startMeasuredProduct();
  const bare = await startMeasured(BARE_ROOM, { PORT: String(await freePort()) });
  try {
    const players = await arriveAll(product.greeting.url);
    const seat = (index: number): Promise<Seat> => productSeat(players[index]!);
    const village: Contender = { name: "product", server: product, style: "packed", seat };
    const measureOf: Contender = {
      name: "bare",
      server: bare,
      style: "single",
      seat: () => bareSeat(bare.greeting.url),
    };
    const runs: Run[] = [];
    const only = process.env.BENCH_HUB_SIZES?.split(",").map(Number);
    for (const size of only ?? SIZES)
      for (const contender of [village, measureOf]) runs.push(await measure(contender, size, 1));
    runs.push(await measure(village, FULL, HALF_WALKING));
    const view = await measureView(product.greeting.url, players);
    return sectionOf(runs, view);
  } finally {
    await bare.stop();
    await product.stop();
  }
}

async function arriveAll(url: string): Promise<Player[]> {
  const never = new AbortController().signal;
  const players = Array.from({ length: FULL }, (_, index) =>
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

async function bareSeat(url: string): Promise<Seat> {
  const headers = { "Content-Type": "application/json" };
  const response = await fetch(`${url}/matchmake/joinOrCreate/bare`, { method: "POST", headers, body: "{}" });
  return (await response.json()) as Seat;
}
