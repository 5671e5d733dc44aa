import { setTimeout as sleep } from "node:timers/promises";
import { isGame } from "@diamond-valley/schemas/games/closed.ts";
import type { SeatClaims, SeatClient, Seating } from "./seat.ts";

/** How often (ms) a room that is drained looks who may go. */
const LOOK = 250;
/**
 * Players that a process sends on at each look, 48 a second: about as many as another one takes in beside its own players. Sent all at
 * once they would wait there for each other, twenty seconds and more; whoever is still here plays on.
 */
const AT_ONCE = 12;
/** Looks for which a player who was busy is left alone, so that the result is asked for and seen to come. */
const SETTLES = 8;
/** The least time (ms) for which a drained process answers calls: by then proxies have noticed that it is not ready. */
const LEAST = 6_000;

/** A room that can send its players on to other processes. */
export interface Drained {
  readonly roomName: string;
  /** Lets nobody in any more. */
  lock(): Promise<void> | void;
  /** Sends on who is free, so many at most. From the first time that anybody may go no attempt begins here. */
  sendOn(most: number): SentOn;
}

/** What one look at who may go has brought. */
export interface SentOn {
  readonly sent: number;
  /** How many are still here. */
  readonly left: number;
}

/**
 * What keeps a player in a room that is drained: nothing; something that ends within a minute and is waited for; or an attempt
 * that the player takes along.
 */
export type Tie = "free" | "busy" | "carries";

/** The part of the time in which all who are free should be gone; the rest is for whoever is busy until then. */
const FREE_PART = 0.75;

/** How many players may go at the next look: no more than others take in, unless those who are left would not be gone in `time` ms. */
export function allowance(left: number, time: number): number {
  return Math.max(AT_ONCE, Math.ceil(left / Math.max(1, time / LOOK)));
}

/**
 * Sends the players of all these rooms on, for at most `limit` ms: those of one room after those of another, so that who plays together
 * arrives together. Games go first, as what is under way in them needs time. Rooms that come up meanwhile are drained too.
 */
export async function drainRooms(rooms: ReadonlySet<Drained>, limit: number): Promise<void> {
  const began = performance.now();
  const locked = new Set<Drained>();
  for (let most = AT_ONCE; ; await sleep(LOOK)) {
    let [left, sent] = [0, 0];
    for (const room of [...rooms].sort(gamesFirst)) {
      if (!locked.has(room)) await room.lock();
      locked.add(room);
      const look = room.sendOn(most - sent);
      sent += look.sent;
      left += look.left;
    }
    const spent = performance.now() - began;
    if (spent >= limit || (left === 0 && spent >= Math.min(LEAST, limit))) return;
    most = allowance(left, FREE_PART * limit - spent);
  }
}

const gamesFirst = (a: Drained, b: Drained): number =>
  Number(isGame(b.roomName)) - Number(isGame(a.roomName));

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

/** What sends the players of a room on, so many at most at each call. */
export function createSendingOn({
  seatings,
  tieOf,
  waits,
  close,
  evict,
}: SendingRoom): (most: number) => SentOn {
  /** Whose seats are ending: that may wait for the database. */
  const gone = new WeakSet<Seating>();

  /** What the player is sent on with; null for who stays for now. One whose line is broken comes back elsewhere. */
  function readyTie(seating: Seating): Exclude<Tie, "busy"> | null {
    if (seating.moving || gone.has(seating)) return null;
    const tie = tieOf(seating.client);
    if (tie === "busy") {
      seating.settles = SETTLES;
      return null;
    }
    if (seating.settles > 0) seating.settles -= 1;
    return seating.settles > 0 ? null : tie;
  }

  function send(seating: Seating, tie: Exclude<Tie, "busy">): void {
    const { client, claims } = seating;
    if (tie === "free") {
      gone.add(seating);
      evict(claims);
      return;
    }
    seating.moving = true;
    waits(client);
    if (!seating.held) close(client);
  }

  return (most) => {
    let sent = 0;
    for (const seating of [...seatings.values()]) {
      const tie = readyTie(seating);
      if (tie === null || sent >= most) continue;
      send(seating, tie);
      sent += 1;
    }
    return { sent, left: seatings.size };
  };
}
