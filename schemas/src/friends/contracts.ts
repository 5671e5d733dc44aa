import * as z from "zod/mini";
import type { WatchedPart } from "../arena/watching.ts";
import type { PlaceName } from "../places/registry.ts";
import type { Team } from "../teams/teams.ts";

/** A friend code as somebody typed it, or the code of a line of the list. */
const code = z.string().check(z.minLength(1), z.maxLength(40));

/** Body of `POST /game_rpg/friends`: asks whose code it is, or agrees with whoever has asked. */
export const FriendsRequest = z.strictObject({ code });

/** Body of `DELETE /game_rpg/friends`: ends a friendship, takes a request back, declines one, or unblocks; with `block` it blocks. */
export const UnfriendRequest = z.strictObject({ code, block: z.optional(z.boolean()) });

/** Body of `PUT /game_rpg/friends`: whether friends may watch the player's fights and runs. */
export const WatchableRequest = z.strictObject({ watchable: z.boolean() });

/** Body of `POST /game_rpg/friends/code`: gives a new friend code in the place of this one, which is dead from then on. */
export const NewCodeRequest = z.strictObject({ code });

/** Query of `GET /game_rpg/friends/watch`: whose play, and from which tick of which attempt on. */
export const WatchQuery = z.strictObject({
  code,
  attempt: z.optional(z.string().check(z.maxLength(40))),
  from: z.optional(z.string().check(z.regex(/^\d{1,7}$/))),
});

/** Somebody on the list. `code` names the line in calls; it is nobody's friend code, and leads to nobody else's list. */
export interface FriendLine {
  readonly code: string;
  /** Empty shows as `player:unnamed`. */
  readonly name: string;
  /** Packed look and outfit. */
  readonly look: number;
  readonly outfit: number;
}

/** A friend: where it is or was last, by the name of the place alone. */
export interface Friend extends FriendLine {
  readonly team: Team | null;
  readonly level: number;
  readonly online: boolean;
  /** Null where it has never been anywhere. */
  readonly place: PlaceName | null;
  /** Number of the area that it is in, while it is online; null in a place where each is alone. */
  readonly area: number | null;
  /** Its session, where it is in the room of whoever asks: so the page finds its figure. */
  readonly session: string | null;
  /** Whether its fights and runs may be watched. */
  readonly watchable: boolean;
}

/** The answer of all calls of friends but for watching. */
export interface FriendsAnswer {
  /** The own friend code as it is shown. */
  readonly code: string;
  /** Whether friends may watch the own fights and runs. */
  readonly watchable: boolean;
  readonly most: number;
  /** Those who are online first, then by name. */
  readonly friends: readonly Friend[];
  /** Who waits for an answer, the youngest first. */
  readonly asking: readonly FriendLine[];
  /** Whom the player has asked. */
  readonly asked: readonly FriendLine[];
  readonly blocked: readonly FriendLine[];
}

/** The answer of `GET /game_rpg/friends/watch`: the next part of what the friend plays; null where it plays nothing yet. */
export interface WatchAnswer {
  readonly play: WatchedPart | null;
  /** Where the friend is; null where it is nowhere. */
  readonly place: PlaceName | null;
}
