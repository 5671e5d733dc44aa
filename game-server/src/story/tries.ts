import type { Clock } from "@diamond-valley/schemas/clock.ts";
import { ECHO_INTERVAL } from "@diamond-valley/schemas/fishing/press.ts";
import type { Trial, Trying } from "@diamond-valley/schemas/story/puzzles/trial.ts";
import { type LatencyMeter, measureLatency, type Ping } from "../rooms/latency.ts";
import type { SeatClient } from "../rooms/seat.ts";

/** The try at a puzzle that one player is at: it lasts as long as the connection, and is written down nowhere. */
export interface Tries {
  /** What is known as a message arrives: asked for before anything else is waited for. */
  open(): Trying;
  /** Takes over what became of the try; one that begins now is timed from here. */
  keep(trial: Trial | null): void;
}

/** The tries of one connection, and what measures it meanwhile. */
export interface ConnectedTries extends Tries {
  /** Sends a ping while a try is under way: to be called each `ECHO_INTERVAL`. */
  echo(): void;
  close(): void;
}

/** How often the line is measured while nothing is tried: one in so many echoes. */
const RARELY = Math.round(1_000 / ECHO_INTERVAL);

/** The tries of a client that just came. */
export function createTries(
  client: SeatClient,
  { clock, seed }: { clock: Clock; seed(): number },
): ConnectedTries {
  const meter: LatencyMeter = measureLatency(client, clock);
  let trial: Trial | null = null;
  let begun: { at: number; ping: Ping } | null = null;
  let echoes = 0;
  meter.ping();
  return {
    open() {
      const now = clock.now();
      const { least, answered } = meter.connection;
      // As with a fish: what is missing of the evidence excuses nothing beyond the least round trip.
      const isKnown = begun?.ping.roundTrip !== undefined && answered !== undefined;
      return {
        trial,
        seed,
        arrival: {
          served: begun ? now - begun.at : 0,
          least,
          bite: isKnown ? begun!.ping.roundTrip! : least,
          echo: isKnown ? now - answered : least,
        },
      };
    },
    keep(next) {
      if (next && next.given.length === 0) begun = { at: clock.now(), ping: meter.ping() };
      trial = next;
    },
    echo() {
      echoes += 1;
      if (trial || echoes % RARELY === 0) meter.ping();
    },
    close: () => meter.close(),
  };
}
