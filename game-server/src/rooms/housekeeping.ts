import type { GameName } from "@diamond-valley/schemas/games/registry.ts";
import { CLOSED_GAMES } from "@diamond-valley/schemas/places/closed.ts";
import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { CLOSE_CODES } from "@diamond-valley/schemas/protocol.ts";
import { isEventOpen } from "@diamond-valley/schemas/season/open.ts";
import type { SeasonView } from "@diamond-valley/schemas/season/season.ts";
import type { Deps } from "../deps.ts";
import { createBackPressure } from "./back-pressure.ts";
import type { LastPositionStore } from "./last-positions.ts";
import type { RoomMetrics } from "./metrics.ts";
import { type Appearance, renewSeat, type SeatClient, type Seating, type SeatRenewal } from "./seat.ts";
import { RENEWAL, type SeatLocks } from "./seat-locks.ts";

/** How often a room calls its housekeeping, ms. */
export const HOUSEKEEPING_INTERVAL = 1_000;
/** A room without players and without new ones for this long (ms) is forgotten and ends. */
export const FORGOTTEN_AFTER = 60_000;

export interface HousekeepingServices extends SeatRenewal {
  locks: Pick<SeatLocks, "renew" | "release" | "losses">;
  deps: SeatRenewal["deps"] &
    Pick<Deps, "clock"> & {
      season(): Pick<SeasonView, "stage" | "eventEnd" | "closed">;
    };
  lastPositions: Pick<LastPositionStore, "erase">;
  metrics: Pick<RoomMetrics, "cut">;
}

/** The part of a room that housekeeping works on. */
export interface HousekeptRoom {
  readonly roomName: string;
  readonly place: PlaceName;
  readonly roomId: string;
  readonly clients: readonly SeatClient[];
  seatings(): Iterable<Seating>;
  evict(account: string, code: number, seat?: string): Promise<void>;
  showAs(account: string, appearance: Appearance): void;
  disconnect(code?: number): unknown;
  broadcast(type: string, message: unknown): void;
}

/**
 * What a room does for itself once a second: it ends with the event, tells which games were closed or opened, cuts off slow
 * clients, ends when it is forgotten, and renews the locks of its seats and what their players look like: every `RENEWAL` ms, and at once
 * where the locks may have got lost. Call the answer with room time, ms.
 */
export function createHousekeeping(
  room: HousekeptRoom,
  services: HousekeepingServices,
): (now: number) => void {
  let lastUse = 0;
  let renewed = 0;
  let losses = services.locks.losses();
  const cutSlowClients = createBackPressure();
  // Whoever comes asks the server how things stand.
  let told = closedNow();

  function closedNow(): readonly GameName[] {
    return services.deps.season().closed ?? [];
  }

  function tellClosed(): void {
    const closed = closedNow();
    if (closed.join() === told.join()) return;
    told = closed;
    room.broadcast(CLOSED_GAMES.name, { closed });
  }

  function isSeated(seat: string): boolean {
    for (const { claims } of room.seatings()) if (claims.seat === seat) return true;
    return false;
  }

  async function renew({ client, claims }: Seating): Promise<void> {
    const { account, seat } = claims;
    const held = { seat, place: room.place, roomId: room.roomId, session: client.sessionId };
    const { over, appearance } = await renewSeat(services, account, held);
    // A renewal takes a lock again where it got lost, and so of a seat that has ended meanwhile. One that can't be released runs out.
    if (!isSeated(seat)) await services.locks.release(account, seat).catch(() => {});
    else if (over !== null) await room.evict(account, over, seat);
    else if (appearance) room.showAs(account, appearance);
    // Leaving has stored the position of an account that is no more.
    if (over === CLOSE_CODES.signedOut) await services.lastPositions.erase(account).catch(() => {});
  }

  return (now) => {
    const { season, clock } = services.deps;
    if (!isEventOpen(season(), clock.now())) return void room.disconnect(CLOSE_CODES.eventOver);
    tellClosed();
    const cut = cutSlowClients(room.clients, now);
    if (cut > 0) {
      services.metrics.cut.inc({ room: room.roomName }, cut);
      services.deps.log.warn({ room: room.roomName, clients: cut }, "slow client cut");
    }
    const seatings = [...room.seatings()];
    if (seatings.length > 0) lastUse = now;
    if (now - lastUse > FORGOTTEN_AFTER) return void room.disconnect();
    if (now - renewed < RENEWAL && losses === services.locks.losses()) return;
    renewed = now;
    losses = services.locks.losses();
    for (const seating of seatings) void renew(seating);
  };
}
