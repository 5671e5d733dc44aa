import { randomBytes } from "node:crypto";
import type { Clock } from "@diamond-valley/schemas/clock.ts";
import type { WebSocket } from "ws";
import type { SeatClient } from "./seat.ts";

/** Round trips that count: the least of them is what the line takes when nothing holds it up. */
const RECENT = 32;
/** The most unanswered pings; older ones are dropped. */
const PENDING_MAX = 32;

/** A ping and what became of it. */
export interface Ping {
  /** Ms on the clock. */
  readonly sent: number;
  /** Ms; undefined until the answer came. */
  roundTrip: number | undefined;
}

/** What the pings so far say of a connection. */
export interface Connection {
  /** The least of the recent round trips, ms; 0 before the first. */
  least: number;
  /** When the youngest ping that has been answered was sent, ms on the clock; undefined before the first answer. */
  answered: number | undefined;
}

/** Measures one connection's round trips, without any help of the page: browsers answer pings by themselves. */
export interface LatencyMeter {
  /** Sends a ping. A client can't answer one that it hasn't received, so it can't pretend to be nearer than it is. */
  ping(): Ping;
  /** As known now: each answer changes it. */
  readonly connection: Readonly<Connection>;
  close(): void;
}

/** Measures the connection of one client until it is closed. */
export function measureLatency(client: SeatClient, clock: Clock): LatencyMeter {
  const socket = client.ref as WebSocket;
  const pending = new Map<string, Ping>();
  const roundTrips: number[] = [];
  const connection: Connection = { least: 0, answered: undefined };

  const heard = (payload: Buffer): void => {
    const id = payload.toString("hex");
    const ping = pending.get(id);
    if (!ping) return;
    pending.delete(id);
    ping.roundTrip = Math.max(0, clock.now() - ping.sent);
    roundTrips.push(ping.roundTrip);
    if (roundTrips.length > RECENT) roundTrips.shift();
    connection.least = Math.min(...roundTrips);
    connection.answered = Math.max(connection.answered ?? ping.sent, ping.sent);
  };
  socket.on("pong", heard);

  return {
    ping() {
      const ping: Ping = { sent: clock.now(), roundTrip: undefined };
      if (socket.readyState !== socket.OPEN) return ping;
      const payload = randomBytes(8);
      pending.set(payload.toString("hex"), ping);
      const [oldest] = pending.keys();
      if (pending.size > PENDING_MAX && oldest) pending.delete(oldest);
      socket.ping(payload);
      return ping;
    },
    connection,
    close: () => socket.off("pong", heard),
  };
}
