import { setTimeout as sleep } from "node:timers/promises";
import { API_BASE, CSRF_HEADER, PROTOCOL_VERSION } from "@diamond-valley/schemas/protocol.ts";
import { createPlayer, type Player } from "../../bots/player.ts";
import { type Crowd, createCrowd } from "../hub/crowd.ts";

/** Players who sign in, or come in, at the same time. */
const PARALLEL = 8;
/** A page that has no seat asks for another after so long, ms. */
const PAGE_WAITS = 500;
/** For how long (ms) a seat is asked for before it counts as refused. */
const ASKS_FOR = 60_000;
/** The address of who has no place. */
const NOWHERE = "";

interface Seat {
  processId: string;
  roomId: string;
  sessionId: string;
  publicAddress: string;
}

/** The players of a village that several processes keep. */
export interface Villagers {
  readonly crowd: Crowd;
  /** How long each took from its call to the room's first message, ms. */
  readonly joins: readonly number[];
  /** How many stand in the rooms of the process at `url`. */
  livingAt(url: string): number;
  /**
   * From now on whoever loses its place in the process at `from` asks for another at `to`, half a second later, as a page does. Answers
   * how long (ms) each was without one, once all are back or have asked in vain: the latter are missing.
   */
  move(from: string, to: string): Promise<number[]>;
}

/**
 * Signs in so many players, of whom the share `walking` walks, and lets them into the village, in turn by each of `urls`: each
 * process makes areas for those who come through it.
 */
export async function openVillage(
  urls: readonly string[],
  size: number,
  walking: number,
): Promise<Villagers> {
  const players = await arriveAll(urls[0]!, size);
  const crowd = createCrowd("packed");
  const joins: number[] = [];
  const addresses: string[] = [];
  const gone: ((() => void) | undefined)[] = [];

  async function enter(at: string, index: number, walks: boolean): Promise<void> {
    const began = performance.now();
    const seat = await seatAt(at, players[index]!);
    const path = `${seat.processId}/${seat.roomId}?sessionId=${seat.sessionId}`;
    await crowd.join(new URL(`http://${seat.publicAddress}/${path}`), walks, () => {
      addresses[index] = NOWHERE;
      gone[index]?.();
    });
    addresses[index] = seat.publicAddress;
    joins.push(performance.now() - began);
  }

  /** As a page does: where a room is closed before it is entered, a seat is asked for again. */
  async function insist(...way: Parameters<typeof enter>): Promise<void> {
    for (const giveUp = performance.now() + ASKS_FOR; ; await sleep(PAGE_WAITS)) {
      try {
        return await enter(...way);
      } catch (error) {
        if (performance.now() > giveUp) throw error;
      }
    }
  }

  /** Resolves with the time that the player was without a room, ms; with nothing where it found no other. */
  function moved(index: number, to: string): Promise<number[]> {
    return new Promise((resolve) => {
      gone[index] = () => {
        gone[index] = undefined;
        const left = performance.now();
        sleep(PAGE_WAITS)
          .then(() => insist(to, index, false))
          .then(
            () => resolve([performance.now() - left]),
            () => resolve([]),
          );
      };
    });
  }

  /** Spread evenly over all of them. */
  const walks = (index: number): boolean => Math.floor((index + 1) * walking) > Math.floor(index * walking);
  const livesAt = (url: string) => (address: string) => address !== NOWHERE && url.endsWith(address);
  await inTurn([...players.keys()], (index) => insist(urls[index % urls.length]!, index, walks(index)));
  return {
    crowd,
    joins,
    livingAt: (url) => addresses.filter(livesAt(url)).length,
    async move(from, to) {
      const isThere = livesAt(from);
      const moving = addresses.flatMap((address, index) => (isThere(address) ? [moved(index, to)] : []));
      return (await Promise.all(moving)).flat();
    },
  };
}

/** Asks a process for a seat in the village. */
async function seatAt(url: string, { visitor }: Player): Promise<Seat> {
  const response = await fetch(`${url}${API_BASE}/hub/enter`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Cookie: visitor.cookies(),
      [CSRF_HEADER]: visitor.token(),
    },
    body: JSON.stringify({ protocol: PROTOCOL_VERSION, takeover: true }),
  });
  if (!response.ok) throw new Error(`no seat: ${response.status}`);
  return (await response.json()) as Seat;
}

async function arriveAll(url: string, size: number): Promise<Player[]> {
  const never = new AbortController().signal;
  const players = Array.from({ length: size }, (_, index) =>
    createPlayer({ url, number: index, loginHint: `bot-${index}` }),
  );
  await inTurn(players, (player) => player.arrive(never));
  return players;
}

async function inTurn<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...all].reverse();
  await Promise.all(
    Array.from({ length: PARALLEL }, async () => {
      for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) await work(one);
    }),
  );
}
