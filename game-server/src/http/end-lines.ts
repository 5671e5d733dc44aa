import { setTimeout as sleep } from "node:timers/promises";
import type { WebSocketServer } from "ws";

/** How long (ms) a client may take to answer that its connection is closed. */
const ANSWERS_WITHIN = 1_000;

/**
 * Closes a server of WebSockets, and resolves when the last of them is gone. A client that left without a word never answers
 * that its connection is closed: it is cut off, where ws alone would wait for it for half a minute.
 */
export async function endLines(server: WebSocketServer): Promise<void> {
  const gone = new Promise<void>((resolve) => server.close(() => resolve()));
  await Promise.race([gone, sleep(ANSWERS_WITHIN, undefined, { ref: false })]);
  for (const line of server.clients) line.terminate();
  await gone;
}
