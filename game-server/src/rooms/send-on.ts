import { setTimeout as sleep } from "node:timers/promises";
import type { SeatClaims, SeatClient, Seating } from "./seat.ts";

/** How often (ms) a room that is drained looks who may go. */
const LOOK = 250;
/** Players that one room sends on at each look: fifty are gone within two seconds, and do not all come at once elsewhere. */
const AT_ONCE = 7;
/** Looks for which a player who was busy is left alone, so that the result is asked for and seen to come. */
const SETTLES = 8;
/** The least time (ms) for which a drained process answers calls: by then proxies have noticed that it is not ready. */
const LEAST = 6_000;

/** A room that can send its players on to other processes. */
export interface Drained {
  /** Lets nobody in any more. */
  lock(): Promise<void> | void;
  /** Sends on who is free, some at a time. Answers how many are still here. */
  sendOn(): number;
}

/**
 * What keeps a player in a room that is drained: nothing; something that ends within a minute and is waited for; or an attempt
 * that the player takes along.
 */
export type Tie = "free" | "busy" | "carries";

/** Sends the players of all these rooms on, for at most `limit` ms. Rooms that come up meanwhile are drained too. */
export async function drainRooms(rooms: ReadonlySet<Drained>, limit: number): Promise<void> {
  const began = performance.now();
  const locked = new Set<Drained>();
  for (;;) {
    let left = 0;
    for (const room of rooms) {
      if (!locked.has(room)) await room.lock();
      locked.add(room);
      left += room.sendOn();
    }
    const spent = performance.now() - began;
    if (spent >= limit || (left === 0 && spent >= Math.min(LEAST, limit))) return;
    await sleep(LOOK);
  }
}

/** What sending players on needs of a room. */
export interface SendingRoom {
  readonly seatings: ReadonlyMap<string, Seating>;
  tieOf(client: SeatClient): Tie;
  /** The player's attempt waits from now on. */
  waits(client: SeatClient): void;
  /** Closes the connection of a player whose seat is held. */
  close(client: SeatClient): void;
  /** Ends a seat. */
  evict(claims: SeatClaims): void;
}

/** What sends the players of a room on, some at each call; it answers how many are still there. */
export function createSendingOn({ seatings, tieOf, waits, close, evict }: SendingRoom): () => number {
  /** Whose seats are ending: that may wait for the database. */
  const gone = new WeakSet<Seating>();

  /** Answers whether the player goes now. One whose line is broken comes back elsewhere. */
  function send(seating: Seating): boolean {
    const { client, claims } = seating;
    if (seating.moving || gone.has(seating)) return false;
    const tie = tieOf(client);
    if (tie === "busy") seating.settles = SETTLES;
    else if (seating.settles > 0) seating.settles -= 1;
    if (tie === "busy" || seating.settles > 0) return false;
    if (tie === "free") {
      gone.add(seating);
      evict(claims);
    } else {
      seating.moving = true;
      waits(client);
      if (!seating.held) close(client);
    }
    return true;
  }

  return () => {
    let sent = 0;
    for (const seating of [...seatings.values()]) {
      if (sent < AT_ONCE && send(seating)) sent += 1;
    }
    return seatings.size;
  };
}
