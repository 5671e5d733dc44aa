import { randomBytes } from "node:crypto";
import type { Clock } from "@diamond-valley/schemas/clock.ts";
import type { WebSocket } from "ws";
import type { SeatClient } from "./seat.ts";

/** Samples that count: the best of them is the latency, since a line can be slow by chance but not fast. */
const RECENT = 6;
/** Pings on their way at once; older ones are given up. */
const PENDING_MAX = 8;

/** Measures one connection's round trip, without any help of the page: browsers answer pings by themselves. */
export interface LatencyMeter {
  /** Sends a ping. A client can't answer one that it hasn't received, so it can't pretend to be nearer than it is. */
  ping(): void;
  /** The best of the recent round trips, ms; 0 before the first. */
  best(): number;
  close(): void;
}

/** Measures the connection of one client until it is closed. */
export function measureLatency(client: SeatClient, clock: Clock): LatencyMeter {
  const socket = client.ref as WebSocket;
  const pending = new Map<string, number>();
  const samples: number[] = [];

  const heard = (payload: Buffer): void => {
    const id = payload.toString("hex");
    const sent = pending.get(id);
    if (sent === undefined) return;
    pending.delete(id);
    samples.push(Math.max(0, clock.now() - sent));
    if (samples.length > RECENT) samples.shift();
  };
  socket.on("pong", heard);

  return {
    ping() {
      if (socket.readyState !== socket.OPEN) return;
      const payload = randomBytes(8);
      pending.set(payload.toString("hex"), clock.now());
      const [oldest] = pending.keys();
      if (pending.size > PENDING_MAX && oldest) pending.delete(oldest);
      socket.ping(payload);
    },
    best: () => (samples.length > 0 ? Math.min(...samples) : 0),
    close: () => socket.off("pong", heard),
  };
}
