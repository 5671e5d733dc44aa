import type { UserAnswer } from "@diamond-valley/schemas/account/user.ts";
import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { seatPath } from "@diamond-valley/schemas/places/seat-path.ts";
import { PROTOCOL_VERSION } from "@diamond-valley/schemas/protocol.ts";
import type { PlayerAnswer, SeatAnswer } from "@diamond-valley/schemas/rooms/seat.ts";
import type { Api } from "@diamond-valley/web-kit/api.ts";

/** How a seat is asked for: see `SeatRequest`. */
export interface SeatWish {
  /** Moves the game here from wherever it is played. */
  takeover: boolean;
  /** The session that this tab holds already, or null. */
  session: string | null;
  /** The area that is wanted, where it has room. */
  area?: number | undefined;
}

/** The calls by which one enters (spec 2 §7), typed. Errors as in `Api`. Features make their own. */
export interface Calls {
  user(): Promise<UserAnswer>;
  /** The place where the player's seat is, whichever tab or device holds it, or null. */
  place(): Promise<PlaceName | null>;
  /** Asks for a seat in a place. */
  takeSeat(place: PlaceName, wish: SeatWish): Promise<SeatAnswer>;
}

export function createCalls(api: Api): Calls {
  return {
    user: () => api.call("GET", "/user_data"),
    place: async () => (await api.call<PlayerAnswer>("GET", "/hub/player")).place,
    takeSeat(place, { takeover, session, area }) {
      const own = { ...(session !== null && { session }), ...(area !== undefined && { area }) };
      const wish = { place, takeover, protocol: PROTOCOL_VERSION, ...own };
      return api.call("POST", seatPath(place), wish);
    },
  };
}
