import * as z from "zod/mini";
import { TIERS } from "../account/tiers.ts";
import { GAMES } from "../games/registry.ts";
import { PLACES, type PlaceName } from "../places/registry.ts";
import type { GameState } from "../quests/game-state.ts";
import { CORE_ROOMS, type RoomName } from "../rooms/names.ts";
import { GameAction, type PlayerAnswer, type SeatAnswer, SeatRequest } from "../rooms/seat.ts";
import { type InteractAnswer, InteractRequest } from "../story/messages.ts";
import { Grant } from "../story/reaction.ts";
import { COLOURS } from "../wallet/colours.ts";
import { CATEGORIES } from "../wallet/wallet.ts";
import { answer, body, type Calls, count, DoneReply, instant, some } from "./contract.ts";
import { season } from "./season.ts";
import { delivered, UpdateAnswer, WalletAnswer } from "./wallet.ts";

const place = z.enum(Object.keys(PLACES) as [PlaceName, ...PlaceName[]]);
const room = z.enum([...Object.keys(CORE_ROOMS), ...Object.keys(GAMES)] as [RoomName, ...RoomName[]]);
const QUEST_STATES = ["to-complete", "on-going", "ready", "complete"] as const;

const progress = z.strictObject({
  facts: z.record(z.string(), z.number()),
  session: z.nullable(z.strictObject({ place, attempt: z.string(), since: instant })),
});

export const GameStateReply = answer<GameState>()(
  "GameState",
  z.strictObject({
    now: instant,
    season: z.strictObject(season),
    wallet: WalletAnswer,
    quests: z.array(
      z.strictObject({
        slug: z.string(),
        category: z.enum(CATEGORIES),
        colours: z.array(
          z.strictObject({
            colour: z.enum(COLOURS),
            have: count,
            needed: count,
            state: z.enum(QUEST_STATES),
            wasDone: z.boolean(),
          }),
        ),
        delivered,
      }),
    ),
    quantity: count,
    membership: z.strictObject({
      tier: z.enum(TIERS),
      vip: z.boolean(),
      vvip: z.boolean(),
      invited: z.boolean(),
    }),
    progress,
    objective: z.strictObject({
      step: z.string() as unknown as z.ZodMiniType<GameState["objective"]["step"]>,
      words: z.string(),
      part: z.nullable(z.string()),
      category: z.enum(CATEGORIES),
      colour: z.enum(COLOURS),
      count,
      needed: count,
      target: z.nullable(z.strictObject({ place, object: z.string() })),
    }),
    marks: z.record(z.string(), z.enum(["!", "?"])),
    unlock: z.nullable(
      z.strictObject({
        level: count,
        diamonds: count,
        bag: some(CATEGORIES, count),
        deliveries: some(CATEGORIES, count),
      }),
    ),
  }),
);

export const SeatBody = body("SeatRequest", SeatRequest);
export const SeatReply = answer<SeatAnswer>()(
  "Seat",
  z.strictObject({
    name: room,
    sessionId: z.string(),
    roomId: z.string(),
    processId: z.string(),
    publicAddress: z.exactOptional(z.string()),
  }),
);
export const WhereReply = answer<PlayerAnswer>()(
  "Where",
  z.strictObject({ room: z.nullable(room), place: z.nullable(place), online: z.boolean() }),
);

export const ActionBody = body("GameAction", GameAction);
/** What a game answers is told by its messages (`schemas/src/<game>/messages.ts`); any answer may carry a change of the wallet. */
export const ActionReply = answer<object>()(
  "GameAnswer",
  z.looseObject({ update: z.exactOptional(UpdateAnswer) }),
);

export const InteractBody = body("Interact", InteractRequest);
export const InteractReply = answer<
  Pick<InteractAnswer, "target" | "say" | "choices" | "granted" | "progress">
>()(
  "Interaction",
  z.looseObject({
    target: z.string(),
    say: z.array(z.string()),
    choices: z.array(z.strictObject({ id: z.string(), text: z.string() })),
    values: z.record(z.string(), z.number()),
    granted: z.nullable(Grant),
    progress,
    update: z.exactOptional(UpdateAnswer),
  }),
);

/** The calls of this file. */
export const PLAY_CALLS = {
  "GET /game_rpg/frontend-game-state": {
    summary: "What the game needs to draw its screen in one call.",
    answer: GameStateReply,
  },
  "POST /hub/enter": {
    summary: "Gives a seat in the village.",
    body: SeatBody,
    answer: SeatReply,
    errors: ["multiple-tabs", "reload-needed", "area-full", "closed"],
  },
  "POST /hub/exit": {
    summary: "Gives the seat back, wherever it is.",
    by: "signed-in",
    answer: DoneReply,
  },
  "GET /hub/player": { summary: "Where the player is.", by: "signed-in", answer: WhereReply },
  "POST /game_rpg/game-part/new-attempt": {
    summary: "Gives a seat in a place of the story.",
    body: SeatBody,
    answer: SeatReply,
    errors: ["multiple-tabs", "reload-needed", "forbidden", "too-far", "closed"],
  },
  "POST /game_rpg/game-part/new-interaction": {
    summary: "Touches what stands where the player is: a character, a door, a note.",
    body: InteractBody,
    answer: InteractReply,
    errors: ["not-now", "not-found", "too-far"],
  },
  "POST /game_rpg/quest/:game/start": {
    summary: "Gives a seat in the room of a game.",
    body: SeatBody,
    answer: SeatReply,
    errors: ["multiple-tabs", "reload-needed", "area-full", "forbidden", "too-far", "not-found", "closed"],
  },
  "POST /game_rpg/quest/:game/action": {
    summary: "Sends one of a game's messages to the player's live room.",
    body: ActionBody,
    answer: ActionReply,
    errors: [
      "not-now",
      "not-found",
      "too-far",
      "too-fast",
      "taken",
      "monster-taken",
      "monster-gone",
      "attempts-used",
    ],
  },
  "POST /game_rpg/diamond-hero/start": {
    summary: "Gives a seat in the arena of Diamond Hero.",
    body: SeatBody,
    answer: SeatReply,
    errors: ["multiple-tabs", "reload-needed", "forbidden", "too-far", "closed"],
  },
} as const satisfies Calls;
