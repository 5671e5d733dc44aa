import { matchMaker } from "@colyseus/core";
import type { SeatAnswer } from "@diamond-valley/schemas/hub/hub.ts";
import type { RoomName } from "@diamond-valley/schemas/protocol.ts";
import type { Logger } from "pino";
import { Problem } from "../http/problem.ts";
import type { SeatClaims } from "./seat.ts";
import type { Tickets } from "./tickets.ts";

/** A live area of a place. */
export interface Area {
  area: number;
  clients: number;
  full: boolean;
}

/**
 * The area for one more player: the preferred one where it has room, else the fullest that has, so that players meet
 * each other, else the first number that is free.
 */
export function chooseArea(areas: readonly Area[], preferred: number | undefined): number {
  const open = areas.filter(({ full }) => !full).sort((a, b) => b.clients - a.clients || a.area - b.area);
  const chosen = open.find(({ area }) => area === preferred) ?? open[0];
  if (chosen) return chosen.area;
  const taken = new Set(areas.map(({ area }) => area));
  for (let area = 1; ; area += 1) if (!taken.has(area)) return area;
}

/** Reserves a seat in an area of the room. Throws `area-full` where none could be had, `unavailable` at shutdown. */
export async function reserveSeat(
  room: RoomName,
  claims: SeatClaims,
  preferred: number | undefined,
  tickets: Tickets,
  log: Logger,
): Promise<SeatAnswer> {
  const listed = await matchMaker.query({ name: room });
  const areas = listed.map(({ clients, maxClients, locked, metadata }) => ({
    area: (metadata as { area: number }).area,
    clients,
    full: locked === true || clients >= maxClients,
  }));
  const options = { area: chooseArea(areas, preferred) };
  try {
    const seat = await tickets.during(claims, (token) =>
      matchMaker.joinOrCreate(room, options, { token, headers: new Headers(), ip: undefined }),
    );
    const { sessionId, roomId, processId = matchMaker.processId, publicAddress } = seat;
    return { name: room, sessionId, roomId, processId, ...(publicAddress && { publicAddress }) };
  } catch (error) {
    if (matchMaker.state === matchMaker.MatchMakerState.SHUTTING_DOWN) throw new Problem("unavailable");
    if (error instanceof Problem) throw error;
    log.warn({ reason: (error as Error).message, room }, "no seat could be reserved");
    throw new Problem("area-full");
  }
}
