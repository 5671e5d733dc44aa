import { type SchemaType, schema, t } from "@colyseus/schema";
import * as z from "zod/mini";
import type { RoomName } from "../protocol.ts";
import { EMOTES, Walker } from "../walking/walking.ts";
import type { Offer } from "./characters.ts";

/** Players in one area of the village; the next one opens another area. */
export const HUB_CAPACITY = 50;

export const HubState = schema(
  {
    players: t.map(Walker),
    /** Number of this area of the village, from 1. */
    area: t.uint16(),
  },
  "HubState",
);
export type HubState = SchemaType<typeof HubState>;

/** Answers `{}`. */
export const EmoteMessage = z.strictObject({ emote: z.enum(EMOTES) });
/** Answers a `TalkAnswer`; refused with `too-far` out of reach. */
export const TalkMessage = z.strictObject({ character: z.string().check(z.maxLength(40)) });

/** What a character says: keys of the `hub` texts, and what it offers to do. */
export interface TalkAnswer {
  character: string;
  lines: string[];
  /** Numbers that the lines name, for their placeholders. */
  values: Record<string, number>;
  offers: Offer[];
}

/**
 * `POST /hub/enter`, `POST /game_rpg/quest/fishing/start`. `takeover` moves the game to this tab; `session` is the
 * session id of the seat that this very tab holds, so that walking through a portal is not taken for a second tab.
 */
export const SeatRequest = z.strictObject({
  takeover: z.optional(z.boolean()),
  protocol: z.int(),
  session: z.optional(z.string().check(z.maxLength(40))),
});

/** The answer of both: what the SDK's `consumeSeatReservation` takes. */
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
  /** Null when the player has no seat. */
  room: RoomName | null;
  /** False while a dropped player's place is held. */
  online: boolean;
}
