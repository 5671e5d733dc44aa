import { setTimeout as sleep } from "node:timers/promises";
import { matchMaker } from "@colyseus/core";
import { PLACES, type PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import type { SeatAnswer } from "@diamond-valley/schemas/rooms/seat.ts";
import type { Logger } from "pino";
import { Problem } from "../http/problem.ts";
import { askRoom } from "./ask-room.ts";
import type { SeatClaims } from "./seat.ts";
import type { SeatLocks } from "./seat-locks.ts";
import type { Tickets } from "./tickets.ts";

/** What areas stand on. */
export interface AreaParts {
  readonly tickets: Tickets;
  readonly locks: AreaLocks;
  readonly log: Logger;
}
type AreaLocks = Pick<SeatLocks, "alone">;

/** A live area of a place. */
export interface Area {
  roomId: string;
  area: number;
  clients: number;
  full: boolean;
}

/**
 * The area for one more player: the preferred one where it has room, else the fullest that has, so that players meet
 * each other; undefined where none has. Two may have one number: an area is known by its room.
 */
export function chooseArea<Listed extends Omit<Area, "roomId">>(
  areas: readonly Listed[],
  preferred: number | undefined,
): Listed | undefined {
  const open = areas.filter(({ full }) => !full).sort((a, b) => b.clients - a.clients || a.area - b.area);
  return open.find(({ area }) => area === preferred) ?? open[0];
}

/** The first number, from 1, that no area has. */
export function freeNumber(areas: readonly Pick<Area, "area">[]): number {
  const taken = new Set(areas.map(({ area }) => area));
  for (let area = 1; ; area += 1) if (!taken.has(area)) return area;
}

/** For how long (ms) areas that take nobody, though they are listed as open, are passed over until the player is told so. */
const PATIENCE = 3_000;
/** How long (ms) a room may be listed before it answers, or after it has ended, and be made before it is listed. */
const UNREADY = 100;
/** An area that does not come about within this time (ms), as its process was killed, keeps others from opening one no longer. */
const OPENING_MAX = 3_000;

type Auth = Parameters<typeof matchMaker.joinById>[2];
/** Ids of rooms that are full whatever the list says. */
type Filled = ReadonlySet<string>;

/** A private place is a new room, which is never listed; a shared one is the area where players meet. */
async function reserve(place: PlaceName, preferred: number | undefined, token: string, locks: AreaLocks) {
  const { room, private: isPrivate } = PLACES[place];
  const auth = { token, headers: new Headers(), ip: undefined };
  if (isPrivate) return matchMaker.create(room, { place, area: 1 }, auth);
  // Others may take the last place of an area after it was listed, and it is listed as open for a while yet.
  const filled = new Set<string>();
  for (const giveUp = performance.now() + PATIENCE; ; ) {
    const chosen = chooseArea(await areasOf(place, filled), preferred);
    try {
      // By its id: Colyseus's own search would try a full one again and again, seconds apart, and never look at another.
      if (chosen) return await matchMaker.joinById(chosen.roomId, { place, area: chosen.area }, auth);
      const seat = await openArea(place, filled, auth, locks);
      if (seat) return seat;
      if (performance.now() > giveUp) throw new Error("no area opened");
    } catch (error) {
      // Nothing gets better by itself while Redis is away.
      const isFinal = error instanceof Problem || performance.now() > giveUp;
      if (isFinal || matchMaker.state === matchMaker.MatchMakerState.SHUTTING_DOWN) throw error;
      // Passed over is a full one, and one that does not answer, as it may be listed long after its end.
      if (chosen && (await askRoom(chosen.roomId, "hasReachedMaxClients")) !== false) {
        filled.add(chosen.roomId);
        continue;
      }
    }
    await sleep(UNREADY);
  }
}

/** Opens one more area and answers a seat in it; nothing where somebody else, in any process, opens one at this moment or has. */
function openArea(place: PlaceName, filled: Filled, auth: Auth, locks: AreaLocks) {
  return locks.alone(`area:${place}`, OPENING_MAX, async () => {
    const areas = await areasOf(place, filled);
    if (chooseArea(areas, undefined)) return;
    return matchMaker.create(PLACES[place].room, { place, area: freeNumber(areas) }, auth);
  });
}

/** The live areas of a place, of which those that are `filled` are full whatever the list says. */
async function areasOf(place: PlaceName, filled: Filled): Promise<Area[]> {
  const listed = await matchMaker.query({ name: PLACES[place].room });
  return listed
    .map(({ roomId, clients, maxClients, locked, metadata }) => {
      const { area, place } = metadata as { place: PlaceName; area: number };
      const full = locked === true || clients >= maxClients || filled.has(roomId);
      return { roomId, place, area, clients, full };
    })
    .filter((area) => area.place === place);
}

/** Reserves a seat in a place. Throws `area-full` where none could be had, `unavailable` at shutdown. */
export async function reserveSeat(
  place: PlaceName,
  claims: SeatClaims,
  preferred: number | undefined,
  { tickets, locks, log }: AreaParts,
): Promise<SeatAnswer> {
  try {
    const seat = await tickets.during(claims, (token) => reserve(place, preferred, token, locks));
    const { sessionId, roomId, processId = matchMaker.processId, publicAddress } = seat;
    return {
      name: PLACES[place].room,
      sessionId,
      roomId,
      processId,
      ...(publicAddress && { publicAddress }),
    };
  } catch (error) {
    if (matchMaker.state === matchMaker.MatchMakerState.SHUTTING_DOWN) throw new Problem("unavailable");
    if (error instanceof Problem) throw error;
    log.warn({ reason: (error as Error).message, place }, "no seat could be reserved");
    throw new Problem("area-full");
  }
}
