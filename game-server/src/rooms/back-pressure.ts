import type { WebSocket } from "ws";
import type { SeatClient } from "./seat.ts";

/** What may wait to be sent to one client, bytes. Whoever reads slower than this holds memory that others need. */
const BACKLOG_MAX = 1_048_576;

/**
 * Cuts off the clients that do not read what is sent to them; answers how many. Their seats are held as after any
 * lost connection, and whoever comes back gets the whole state at once.
 */
export function cutSlowReaders(clients: readonly SeatClient[]): number {
  let cut = 0;
  for (const { ref } of clients) {
    const socket = ref as WebSocket;
    if (socket.bufferedAmount <= BACKLOG_MAX) continue;
    socket.terminate();
    cut += 1;
  }
  return cut;
}
