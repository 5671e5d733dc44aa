import type { UserAnswer } from "@diamond-valley/schemas/account/user.ts";
import type { SeatAnswer } from "@diamond-valley/schemas/hub/hub.ts";
import { PROTOCOL_VERSION } from "@diamond-valley/schemas/protocol.ts";
import type {
  Exchange,
  SubmissionAnswer,
  SubmissionCreate,
} from "@diamond-valley/schemas/quests/delivery.ts";
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
  enterVillage(wish: SeatWish): Promise<SeatAnswer>;
  startFishing(wish: SeatWish): Promise<SeatAnswer>;
  createSubmission(wanted: SubmissionCreate): Promise<{ id: string }>;
  submit(id: string): Promise<SubmissionAnswer>;
  exchange(wanted: Exchange): Promise<WalletUpdate>;
}

export function createCalls(api: Api): Calls {
  const seat = (path: string, { takeover, session }: SeatWish): Promise<SeatAnswer> =>
    api.call("POST", path, { takeover, protocol: PROTOCOL_VERSION, ...(session !== null && { session }) });
  return {
    user: () => api.call("GET", "/user_data"),
    wallet: () => api.call("GET", "/game_rpg/user_data"),
    enterVillage: (wish) => seat("/hub/enter", wish),
    startFishing: (wish) => seat("/game_rpg/quest/fishing/start", wish),
    createSubmission: (wanted) => api.call("POST", "/game_rpg/submission/create", wanted),
    submit: (id) => api.call("POST", "/game_rpg/submission/submit", { id }),
    exchange: (wanted) => api.call("POST", "/game_rpg/exchange", wanted),
  };
}
