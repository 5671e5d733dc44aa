import { withTimeout } from "@diamond-valley/web-kit/timeout.ts";

/** How long a room may take to close the connection, ms: on a dead connection it never does. */
const TIMEOUT = 1_200;

/** The part of a room that is left. */
interface Left {
  connection: { isOpen: boolean };
  leave(consented: boolean): Promise<unknown>;
}

/** Leaves a room for good; never throws and never hangs. */
export async function leaveRoom(room: Left): Promise<void> {
  if (!room.connection.isOpen) return;
  try {
    await withTimeout(TIMEOUT, room.leave(true));
  } catch {
    // A room that does not answer lets the seat run out by itself.
  }
}
