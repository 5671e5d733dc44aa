// Load: bots that play on a running server until they are stopped, and a line every few seconds about how they fare.
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { type Spread, spreadOf } from "../statistics.ts";
import { createPlayer, type Player } from "./player.ts";

const { values } = parseArgs({
  options: {
    url: { type: "string", default: "http://localhost:2567" },
    players: { type: "string", default: "50" },
    /** Share of the players who fish; the others walk about the village. */
    fishing: { type: "string", default: "0.3" },
    /** First number of a bot: several machines take ranges of their own. */
    first: { type: "string", default: "1" },
    /** Seconds until it ends by itself; 0 for never. */
    seconds: { type: "string", default: "0" },
  },
});

/** Time (ms) between two arrivals, so that a start is no flood, and between two lines. */
const ARRIVAL = 60;
const REPORT = 5_000;

const stop = new AbortController();
let waits: number[] = [];
let lost = 0;

function createBot(number: number): Player {
  return createPlayer({
    url: values.url,
    number,
    loginHint: `bot-${number}`,
    onAnswer: (_call, took) => waits.push(took),
    onLost: () => {
      lost += 1;
    },
  });
}

function describe(players: readonly Player[], { count, p50, p99 }: Spread): string {
  const journals = players.map(({ journal }) => journal);
  const sum = (value: (journal: (typeof journals)[number]) => number) =>
    journals.reduce((total, journal) => total + value(journal), 0);
  return [
    `${players.length} players`,
    `${sum(({ presses }) => presses.size)} casts`,
    `${sum(({ deliveries }) => deliveries.size)} deliveries`,
    `${lost} connections lost`,
    `${sum(({ surprises }) => surprises.length)} surprises`,
    `${count} calls, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
  ].join(" · ");
}

process.once("SIGINT", () => stop.abort());
process.once("SIGTERM", () => stop.abort());
if (Number(values.seconds) > 0) setTimeout(() => stop.abort(), Number(values.seconds) * 1000).unref();

const players: Player[] = [];
const reporting = setInterval(() => {
  process.stdout.write(`${describe(players, spreadOf(waits))}\n`);
  waits = [];
}, REPORT);
const playing: Promise<void>[] = [];
for (let index = 0; index < Number(values.players) && !stop.signal.aborted; index += 1) {
  const player = createBot(Number(values.first) + index);
  const fishes = index < Number(values.players) * Number(values.fishing);
  players.push(player);
  playing.push(
    player.arrive(stop.signal).then(() => (fishes ? player.play(stop.signal) : player.stroll(stop.signal))),
  );
  await sleep(ARRIVAL);
}
await Promise.all(playing);
clearInterval(reporting);
const surprises = new Set(players.flatMap(({ journal }) => journal.surprises));
for (const surprise of [...surprises].slice(0, 10)) process.stdout.write(`surprise: ${surprise}\n`);
