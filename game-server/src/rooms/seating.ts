import type { Deferred } from "@colyseus/core";
import type { CommandAllowance } from "./commands.ts";
import type { SeatClaims, SeatClient } from "./seat.ts";

/** One player of a room, from the seat's first use until it is free again; a reconnection is the same seating. */
export interface Seating {
  client: SeatClient;
  claims: SeatClaims;
  allowance: CommandAllowance;
  /** While the place of a dropped player is held; rejecting it ends the wait. */
  held: Deferred | undefined;
  /** Resolves when the seat is free again. */
  over: Promise<void>;
  end(): void;
}

/** Begins the seating of a client that took its seat. */
export function seatOne(client: SeatClient, claims: SeatClaims, allowance: CommandAllowance): Seating {
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  return { client, claims, allowance, held: undefined, over, end };
}
