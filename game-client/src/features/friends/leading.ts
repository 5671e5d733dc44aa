import type { Friend, FriendsAnswer } from "@diamond-valley/schemas/friends/contracts.ts";
import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import type { WritableAtom } from "nanostores";
import type { Lead } from "../../core/app/stores.ts";
import { perGame } from "../../core/feature.ts";
import type { Reading } from "../../core/reading/reading.ts";
import { type Followed, followedOf } from "./chips.ts";
import { FRIEND } from "./friend-name.ts";
import { friendsOf } from "./friends.ts";

/** How often it is asked where a friend is, to whom the player walks, ms. */
export const ASK_EVERY = 5_000;

/** Leads the player to a friend. */
export interface Leading {
  start(friend: Friend): void;
  stop(): void;
}

export interface LeadingParts {
  readonly reading: Reading<FriendsAnswer>;
  readonly $lead: WritableAtom<Lead | null>;
  /** What is shared with the world. */
  readonly followed: Followed;
  /** Says how it ended: the friend was met, or is gone. */
  tell(how: "met" | "gone", name: string): void;
}

/** Follows a friend from place to place until it is met, gone, or given up. */
export function createLeading({ reading, $lead, followed, tell }: LeadingParts): Leading {
  let code: string | null = null;
  let place: Point | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;

  function stop(): void {
    clearInterval(timer);
    code = place = followed.session = null;
    $lead.set(null);
  }

  function end(how: "met" | "gone"): void {
    const name = $lead.get()?.name ?? "";
    stop();
    tell(how, name);
  }

  function point(friend: Friend): void {
    followed.session = friend.session;
    if (friend.session === null) place = null;
    const before = $lead.get();
    const area = friend.session === null ? friend.area : null;
    if (friend.place === null || (before?.place === friend.place && before.area === area)) return;
    $lead.set({ place: friend.place, area, object: FRIEND, name: friend.name, at: () => place });
  }

  function follow(): void {
    if (code === null) return;
    const { value, isFailed } = reading.$read.get();
    if (!value || isFailed) return;
    const friend = value.friends.find((each) => each.code === code);
    if (friend?.online) point(friend);
    else end("gone");
  }
  reading.$read.listen(follow);
  followed.seen = (at) => {
    place = at;
  };
  followed.met = () => end("met");
  followed.end = stop;

  return {
    start(friend) {
      stop();
      if (!friend.online || friend.place === null) return;
      code = friend.code;
      point(friend);
      timer = setInterval(() => {
        // Nobody walks meanwhile.
        if (!document.hidden) void reading.refresh();
      }, ASK_EVERY);
    },
    stop,
  };
}

/** Leads the player of a running game to a friend. */
export const leadingOf = perGame((game) =>
  createLeading({
    reading: friendsOf(game).reading,
    $lead: game.stores.$lead,
    followed: followedOf(game),
    tell: (how, name) =>
      game.stores.toasts.show({
        tone: how === "met" ? "good" : "note",
        key: `friends:lead.${how}`,
        values: { name: name || game.text("player:unnamed") },
      }),
  }),
);
