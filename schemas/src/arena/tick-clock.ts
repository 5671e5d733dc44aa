import { TICK_RATE } from "../protocol.ts";

/** Reports that count: long enough for one that was quick, short enough to follow a clock that drifts. */
const RECENT = 30;

/** The server's ticks as a client sees them, from when its reports come. */
export interface TickClock {
  /** A report said that the server's time was `time` ticks; it came at `now`, ms of any clock that goes evenly. */
  heard(time: number, now: number): void;
  /** The tick that the client's world should have reached at `now`. */
  tickAt(now: number): number;
}

/** The report that took least tells best: by it the client is as far as it can be without being ahead. */
export function createTickClock(): TickClock {
  const offsets: number[] = [];
  const ticksIn = (now: number): number => Math.floor((now * TICK_RATE) / 1_000);
  return {
    heard(time, now) {
      offsets.push(time - ticksIn(now));
      if (offsets.length > RECENT) offsets.shift();
    },
    tickAt: (now) => (offsets.length === 0 ? 0 : Math.max(0, ticksIn(now) + Math.max(...offsets))),
  };
}
