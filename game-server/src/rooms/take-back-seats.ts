import type { Room } from "@colyseus/core";

/** What Colyseus keeps to itself: the seats that it gave, by session, and what ends those that nobody takes. */
interface WithSeats {
  _reservedSeats: Record<string, [options: unknown, auth: unknown, taken: boolean, comesBack: boolean]>;
  _reservedSeatTimeouts: Record<string, NodeJS.Timeout>;
  resetAutoDisposeTimeout(seconds?: number): void;
}

/** How long (s) a room that ends waits for its players to be stored before it looks again whether it is empty. */
const LOOK_AGAIN = 0.2;

/**
 * Takes back the seats of a room that nobody took yet. A room of Colyseus does not end before each of them ran out, which
 * keeps a stopping process; whoever comes for one is refused, and asks for another.
 */
export function takeBackSeats(room: Room): void {
  const seats = room as unknown as WithSeats;
  for (const [session, [, , taken, comesBack]] of Object.entries(seats._reservedSeats)) {
    if (taken || comesBack) continue;
    clearTimeout(seats._reservedSeatTimeouts[session]);
    delete seats._reservedSeatTimeouts[session];
    delete seats._reservedSeats[session];
  }
  const lookAgain = seats.resetAutoDisposeTimeout.bind(seats, LOOK_AGAIN);
  // A seat that is just being given would have the room wait for it as well.
  seats.resetAutoDisposeTimeout = () => lookAgain();
  lookAgain();
}
