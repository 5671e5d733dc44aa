import { between, type Random } from "../random.ts";
import { ECHO_INTERVAL, type Press } from "./press.ts";

/** A connection whose delays vary: what one message takes on its way, ms, either way. */
export interface Line {
  down(random: Random): number;
  up(random: Random): number;
}

const even = (random: Random, least: number, most: number) => least + random() * (most - least);

/** A line that takes `roundTrip` ms, always. */
export const steady = (roundTrip: number): Line => ({ down: () => roundTrip / 2, up: () => roundTrip / 2 });

/** The lines of players on the move: each way varies by itself. */
export const UNEVEN: Readonly<Record<string, Line>> = {
  "60 to 300 ms": { down: (random) => even(random, 30, 150), up: (random) => even(random, 30, 150) },
  "200 ms with 10 % spikes of 150 ms": { down: spiky, up: spiky },
  "40 ms with 5 % spikes of 300 ms": {
    down: (random) => 20 + (random() < 0.05 ? 300 : 0),
    up: () => 20,
  },
};

function spiky(random: Random): number {
  return 100 + (random() < 0.1 ? 150 : 0);
}

/** Delivers messages in order, as a WebSocket does: none overtakes the one before it. */
function channel(delay: () => number): (sent: number) => number {
  let last = 0;
  return (sent) => {
    last = Math.max(last, sent + delay());
    return last;
  };
}

/** What a client of a test does that an honest one doesn't. */
export interface Liar {
  /** By how much (ms) it holds back the answer to each ping. */
  holdBack: number;
  /** What it claims where it pressed at `human` ms. */
  claim(human: number): number;
}

/**
 * A press `human` ms after the arrow was first drawn, over a line, as it reaches the server. A page handles the bite
 * up to a frame after it came; the connection answers pings at once.
 */
export function pressOver(line: Line, random: Random, human: number, liar?: Liar): Press {
  const down = channel(() => line.down(random));
  const up = channel(() => line.up(random));
  const bitten = 10_000;
  const answer = (sent: number) => ({ sent, answered: down(sent) + (liar?.holdBack ?? 0) });
  const pings = [];
  for (let sent = 1_000; sent < bitten; sent += 1_000) pings.push(answer(sent));
  const pressed = down(bitten) + between(random, 0, 16) + human;
  for (let sent = bitten; sent < pressed; sent += ECHO_INTERVAL) pings.push(answer(sent));
  const before = pings.filter(({ answered }) => answered <= pressed);
  const answers = before.map(({ sent, answered }) => ({ sent, heard: up(answered) }));
  const arrived = up(pressed + between(random, 0, 4));
  const roundTrips = answers.map(({ sent, heard }) => heard - sent);
  const least = Math.min(...roundTrips.slice(-32));
  const own = answers.find(({ sent }) => sent === bitten);
  return {
    claimed: liar?.claim(human) ?? human,
    served: arrived - bitten,
    least,
    bite: own ? own.heard - own.sent : least,
    echo: arrived - (answers.at(-1)?.sent ?? arrived - least),
  };
}
