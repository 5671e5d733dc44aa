import * as z from "zod/mini";
import type { PlaceName } from "../places/registry.ts";
import type { RoomName } from "./names.ts";

/**
 * Body of the calls that give a seat (`seatPath`). `takeover` moves the game to this tab; `session` is the session id of
 * the seat that this very tab holds, so that walking through a portal is not taken for a second tab. `place` names the
 * place where a kind of room serves several; without it the first of them is meant. `area` is the area where a friend is: it is taken
 * where it has room.
 */
export const SeatRequest = z.strictObject({
  takeover: z.optional(z.boolean()),
  protocol: z.int(),
  session: z.optional(z.string().check(z.maxLength(40))),
  place: z.optional(z.string().check(z.maxLength(40))),
  area: z.optional(z.int().check(z.minimum(1), z.maximum(100_000))),
});

/** Body of `POST /game_rpg/quest/:game/action`: the name of one of the game's messages, and what that message holds. */
export const GameAction = z.looseObject({ action: z.string().check(z.maxLength(31)) });

/** The answer: what the SDK's `consumeSeatReservation` takes. */
export interface SeatAnswer {
  name: RoomName;
  sessionId: string;
  roomId: string;
  processId: string;
  /** Where the room's process is reached, when it isn't the page's own host. */
  publicAddress?: string;
}

/** The answer of `GET /hub/player`: where the signed-in player is. */
export interface PlayerAnswer {
  /** Both null when the player has no seat. */
  room: RoomName | null;
  place: PlaceName | null;
  /** False while a dropped player's seat is held. */
  online: boolean;
}
