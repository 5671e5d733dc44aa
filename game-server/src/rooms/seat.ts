import type { Client } from "@colyseus/core";
import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import type { RoomName } from "@diamond-valley/schemas/protocol.ts";

/** Who takes a seat, where in the place, as the server decided it; nothing of it comes from the client. */
export interface SeatClaims {
  account: string;
  /** Names this seat among all that the account ever takes. */
  seat: string;
  name: string;
  /** A packed `CharacterLook`. */
  look: number;
  at: Point;
  /** The seat of the same tab that is given up for this one as soon as it is joined. */
  replaces?: { seat: string; roomId: string };
}

/** A client of a room: `auth` holds the claims of its seat. */
export type SeatClient = Client<{ auth: SeatClaims }>;

/** The one seat of an account, as all processes see it. */
export interface HeldSeat {
  seat: string;
  room: RoomName;
  roomId: string;
  /** The session id, which only the tab that holds the seat knows. */
  session: string;
}

/** How a seat stands in its room: held for a dropped player, or gone without the lock having heard of it. */
export type SeatStatus = "online" | "away" | "gone";
