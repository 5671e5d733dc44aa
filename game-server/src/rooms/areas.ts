import { setTimeout as sleep } from "node:timers/promises";
import { matchMaker } from "@colyseus/core";
import { PLACES, type PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import type { SeatAnswer } from "@diamond-valley/schemas/rooms/seat.ts";
import type { Logger } from "pino";
import { Problem } from "../http/problem.ts";
import { askRoom } from "./ask-room.ts";
import type { SeatClaims } from "./seat.ts";
import type { Tickets } from "./tickets.ts";

/** A live area of a place. */
export interface Area {
  roomId: string;
  area: number;
  clients: number;
  full: boolean;
}

/**
 * The area for one more player: the preferred one where it has room, else the fullest that has, so that players meet
 * each other, else the first number that is free.
 */
export function chooseArea(areas: readonly Omit<Area, "roomId">[], preferred: number | undefined): number {
  const open = areas.filter(({ full }) => !full).sort((a, b) => b.clients - a.clients || a.area - b.area);
  const chosen = open.find(({ area }) => area === preferred) ?? open[0];
  if (chosen) return chosen.area;
  const taken = new Set(areas.map(({ area }) => area));
  for (let area = 1; ; area += 1) if (!taken.has(area)) return area;
}

/** Areas that take nobody though they are listed as open, at most, until the player is told so. */
const TRIES = 3;
/** How long (ms) a room may be listed before it answers, or after it has ended. */
const UNREADY = 100;

/** A private place is a new room, which is never listed; a shared one is the area where players meet. */
async function reserve(place: PlaceName, preferred: number | undefined, token: string) {
  const { room, private: isPrivate } = PLACES[place];
  const auth = { token, headers: new Headers(), ip: undefined };
  if (isPrivate) return matchMaker.create(room, { place, area: 1 }, auth);
  // Others may take the last place of an area after it was listed, and it is listed as open for a while yet.
  const filled = new Set<number>();
  for (let tries = 1; ; tries += 1) {
    const areas = await areasOf(place, filled);
    const area = chooseArea(areas, preferred);
    const chosen = areas.find((each) => each.area === area);
    try {
      // By its id: Colyseus's own search would try a full one again and again, seconds apart, and never look at another.
      if (chosen) return await matchMaker.joinById(chosen.roomId, { place, area }, auth);
      return await matchMaker.joinOrCreate(room, { place, area }, auth);
    } catch (error) {
      if (tries === TRIES || matchMaker.state === matchMaker.MatchMakerState.SHUTTING_DOWN) throw error;
      // Only a full one is passed over: one that is being made by another process is listed before it can be asked.
      if (chosen && (await askRoom(chosen.roomId, "hasReachedMaxClients"))) filled.add(area);
      else await sleep(UNREADY);
    }
  }
}

/** The live areas of a place, of which those that are `filled` are full whatever the list says. */
async function areasOf(place: PlaceName, filled: ReadonlySet<number>): Promise<Area[]> {
  const listed = await matchMaker.query({ name: PLACES[place].room });
  return listed
    .map(({ roomId, clients, maxClients, locked, metadata }) => {
      const { area, place } = metadata as { place: PlaceName; area: number };
      const full = locked === true || clients >= maxClients || filled.has(area);
      return { roomId, place, area, clients, full };
    })
    .filter((area) => area.place === place);
}

/** Reserves a seat in a place. Throws `area-full` where none could be had, `unavailable` at shutdown. */
export async function reserveSeat(
  place: PlaceName,
  claims: SeatClaims,
  preferred: number | undefined,
  tickets: Tickets,
  log: Logger,
): Promise<SeatAnswer> {
  try {
    const seat = await tickets.during(claims, (token) => reserve(place, preferred, token));
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
