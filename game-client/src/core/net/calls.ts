import type { UserAnswer } from "@diamond-valley/schemas/account/user.ts";
import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { seatPath } from "@diamond-valley/schemas/places/seat-path.ts";
import { PROTOCOL_VERSION } from "@diamond-valley/schemas/protocol.ts";
import type {
  Exchange,
  SubmissionAnswer,
  SubmissionCreate,
} from "@diamond-valley/schemas/quests/delivery.ts";
import type { SeatAnswer } from "@diamond-valley/schemas/rooms/seat.ts";
import type { WalletUpdate, WalletView } from "@diamond-valley/schemas/wallet/wallet.ts";
import type { Api } from "@diamond-valley/web-kit/api.ts";

/** How a seat is asked for: see `SeatRequest`. */
export interface SeatWish {
  /** Moves the game here from wherever it is played. */
  takeover: boolean;
  /** The session that this tab holds already, or null. */
  session: string | null;
}

/** The calls that the game makes (spec 2 §7), typed. Errors as in `Api`. */
export interface Calls {
  user(): Promise<UserAnswer>;
  wallet(): Promise<WalletView>;
  /** Asks for a seat in a place. */
  takeSeat(place: PlaceName, wish: SeatWish): Promise<SeatAnswer>;
  createSubmission(wanted: SubmissionCreate): Promise<{ id: string }>;
  submit(id: string): Promise<SubmissionAnswer>;
  exchange(wanted: Exchange): Promise<WalletUpdate>;
}

export function createCalls(api: Api): Calls {
  return {
    user: () => api.call("GET", "/user_data"),
    wallet: () => api.call("GET", "/game_rpg/user_data"),
    takeSeat(place, { takeover, session }) {
      const wish = { place, takeover, protocol: PROTOCOL_VERSION, ...(session !== null && { session }) };
      return api.call("POST", seatPath(place), wish);
    },
    createSubmission: (wanted) => api.call("POST", "/game_rpg/submission/create", wanted),
    submit: (id) => api.call("POST", "/game_rpg/submission/submit", { id }),
    exchange: (wanted) => api.call("POST", "/game_rpg/exchange", wanted),
  };
}
