import type { WebSocket } from "ws";
import { hasAcknowledged, queuedBytes } from "./acknowledged.ts";
import type { SeatClient } from "./seat.ts";

/** What may wait to be sent to one client, bytes. Whoever reads slower than this holds memory that others need. */
const BACKLOG_MAX = 1_048_576;
/** How long (ms) a client may take to say that it knows of its place: all that is sent to it waits until then. */
export const ACKNOWLEDGES_WITHIN = 30_000;

/**
 * Cuts off the clients that do not read what is sent to them, or don't say that they are here; answers how many. Their seats are
 * held as after any lost connection, and whoever comes back gets the whole state at once. Call it with room time, ms.
 */
export function createBackPressure(): (clients: readonly SeatClient[], now: number) => number {
  const awaited = new WeakMap<SeatClient, number>();

  /** Whether a client is one for too long that has not said that it is here. */
  function isSilent(client: SeatClient, now: number): boolean {
    if (hasAcknowledged(client)) return false;
    const since = awaited.get(client) ?? now;
    awaited.set(client, since);
    return now - since > ACKNOWLEDGES_WITHIN;
  }

  return (clients, now) => {
    let cut = 0;
    for (const client of clients) {
      const socket = client.ref as WebSocket;
      const backlog = socket.bufferedAmount + queuedBytes(client);
      if (backlog <= BACKLOG_MAX && !isSilent(client, now)) continue;
      socket.terminate();
      cut += 1;
    }
    return cut;
  };
}
