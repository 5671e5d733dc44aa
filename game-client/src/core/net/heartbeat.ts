/** The part of a room that is listened to. */
export interface Beating {
  ping(answered: (ms: number) => void): void;
  connection: { isOpen: boolean; close(): void };
}

/** From beat to beat, ms. */
const INTERVAL = 4_000;
/** Beats in a row without an answer after which the line counts as dead. */
const SILENT_BEATS = 3;
/** How long somebody who comes back to the page waits for an answer before the line counts as dead, ms. */
const BACK_WAITS = 4_000;

/**
 * Notices a connection that died without a close frame, as when a telephone changes networks: the browser itself may take
 * minutes. Closing it begins the usual reconnection. Many lines die while the page is in the background, where timers hardly run:
 * whoever comes back is told sooner. Answers how to stop listening.
 */
export function listenToHeart(room: Beating): () => void {
  let silent = 0;
  let doubt: ReturnType<typeof setTimeout> | undefined;
  const answered = (): void => {
    silent = 0;
    clearTimeout(doubt);
  };
  const giveUp = (): void => {
    answered();
    if (room.connection.isOpen) room.connection.close();
  };
  const beat = (): void => {
    silent += 1;
    if (!room.connection.isOpen) answered();
    else if (silent > SILENT_BEATS) giveUp();
    else room.ping(answered);
  };
  const back = (): void => {
    if (document.hidden || !room.connection.isOpen) return;
    clearTimeout(doubt);
    doubt = setTimeout(giveUp, BACK_WAITS);
    room.ping(answered);
  };
  const timer = setInterval(beat, INTERVAL);
  document.addEventListener("visibilitychange", back);
  return () => {
    clearInterval(timer);
    clearTimeout(doubt);
    document.removeEventListener("visibilitychange", back);
  };
}
