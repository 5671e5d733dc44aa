import type { RoomName } from "@diamond-valley/schemas/protocol.ts";
import { FishingRoom } from "../fishing/room.ts";
import { HubRoom } from "../hub/room.ts";
import type { SeatClaims } from "./seat.ts";

/** Proves a ticket before a seat is given. */
type OnAuth = (ticket: string) => Promise<SeatClaims>;

/** The rooms of the game, one line each. */
export const roomClasses = (onAuth: OnAuth) =>
  ({
    hub: class extends HubRoom {
      static override onAuth = onAuth;
    },
    fishing: class extends FishingRoom {
      static override onAuth = onAuth;
    },
  }) as const satisfies Record<RoomName, unknown>;
