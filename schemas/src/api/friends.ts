import * as z from "zod/mini";
import type { ArenaSetup } from "../arena/rules.ts";
import {
  type FriendsAnswer,
  FriendsRequest,
  NewCodeRequest,
  UnfriendRequest,
  type WatchAnswer,
  WatchableRequest,
  WatchQuery,
} from "../friends/contracts.ts";
import type { PeopleAnswer } from "../people/people.ts";
import { PLACES, type PlaceName } from "../places/registry.ts";
import { TEAMS } from "../teams/teams.ts";
import { answer, body, type Calls, count } from "./contract.ts";

const place = z.nullable(z.enum(Object.keys(PLACES) as [PlaceName, ...PlaceName[]]));
const team = z.nullable(z.enum(TEAMS));
const line = { code: z.string(), name: z.string(), look: count, outfit: count };
const lines = z.array(z.strictObject(line));

export const FriendsBody = body("FriendsRequest", FriendsRequest);
export const UnfriendBody = body("Unfriend", UnfriendRequest);
export const WatchableBody = body("Watchable", WatchableRequest);
export const NewCodeBody = body("NewFriendCode", NewCodeRequest);

export const FriendsReply = answer<FriendsAnswer>()(
  "Friends",
  z.strictObject({
    code: z.string(),
    watchable: z.boolean(),
    most: count,
    friends: z.array(
      z.strictObject({
        ...line,
        team,
        level: count,
        online: z.boolean(),
        place,
        area: z.nullable(count),
        session: z.nullable(z.string()),
        watchable: z.boolean(),
      }),
    ),
    asking: lines,
    asked: lines,
    blocked: lines,
  }),
);
export const WatchReply = answer<WatchAnswer>()(
  "WatchedPlay",
  z.strictObject({
    play: z.nullable(
      z.strictObject({
        attempt: z.string(),
        game: z.string(),
        rules: count,
        // What a world begins with: `schemas/src/arena/rules.ts`.
        setup: z.looseObject({}) as unknown as z.ZodMiniType<ArenaSetup>,
        from: count,
        to: count,
        isOver: z.boolean(),
        recording: z.string(),
      }),
    ),
    place,
  }),
);
export const PeopleReply = answer<PeopleAnswer>()(
  "People",
  z.strictObject({
    village: count,
    world: count,
    people: z.array(z.strictObject({ session: z.string(), team, level: count })),
  }),
);

/** The calls of this file. */
export const FRIENDS_CALLS = {
  "GET /game_rpg/people": {
    summary: "How many play, and who is in the area of the player.",
    answer: PeopleReply,
  },
  "GET /game_rpg/friends": { summary: "The friends' list and the own friend code.", answer: FriendsReply },
  "POST /game_rpg/friends": {
    summary: "Asks whose friend code it is to be friends, or agrees with who has asked.",
    body: FriendsBody,
    answer: FriendsReply,
    errors: ["friend-self", "friend-unknown", "friend-already", "friends-full", "friend-has-no-room"],
  },
  "DELETE /game_rpg/friends": {
    summary: "Ends a friendship, takes back or declines a request, unblocks, or blocks.",
    body: UnfriendBody,
    answer: FriendsReply,
    errors: ["friend-unknown"],
  },
  "PUT /game_rpg/friends": {
    summary: "Says whether friends may watch the own fights and runs.",
    body: WatchableBody,
    answer: FriendsReply,
  },
  "POST /game_rpg/friends/code": {
    summary: "Gives a new friend code; the old one leads to nobody from then on.",
    body: NewCodeBody,
    answer: FriendsReply,
  },
  "GET /game_rpg/friends/watch": {
    summary: "The next part of what a friend plays, some seconds late.",
    query: WatchQuery,
    answer: WatchReply,
    errors: ["friend-unknown", "not-watchable"],
  },
} as const satisfies Calls;
