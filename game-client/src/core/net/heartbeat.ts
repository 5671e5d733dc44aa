/** The part of a room that is listened to. */
export interface Beating {
  ping(answered: (ms: number) => void): void;
  connection: { isOpen: boolean; close(): void };
}

/** From beat to beat, ms. */
const INTERVAL = 4_000;
/** Beats in a row without an answer after which the line counts as dead. */
const SILENT_BEATS = 3;

/**
 * Notices a connection that died without a close frame, as when a telephone changes networks: the browser itself may take
 * minutes. Closing it begins the usual reconnection. Answers how to stop listening.
 */
export function listenToHeart(room: Beating): () => void {
  let silent = 0;
  const timer = setInterval(() => {
    if (!room.connection.isOpen) {
      silent = 0;
      return;
    }
    silent += 1;
    if (silent > SILENT_BEATS) {
      silent = 0;
      room.connection.close();
    } else
      room.ping(() => {
        silent = 0;
      });
  }, INTERVAL);
  return () => clearInterval(timer);
}
