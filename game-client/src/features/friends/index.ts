import { WATCHED } from "@diamond-valley/schemas/arena/messages.ts";
import { FRIENDS_NEWS } from "@diamond-valley/schemas/friends/contracts.ts";
import { onDemand } from "../../core/dialogs/lazily.ts";
import type { Feature } from "../../core/feature.ts";
import { onPush } from "../../core/net/places.ts";
import { FRIEND_TEXTS } from "../../core/texts/friend-texts.ts";
import { ChipsHolder } from "./ChipsHolder.tsx";
import { watchedByOf } from "./chips.ts";
import { friendsOf } from "./friends.ts";

/** How long after the arrival in the game the friends are asked for, ms. */
const ASK_AFTER = 8_000;

/** Friends by code: the list, the way to a friend, and watching what one plays. */
export const FRIENDS: Feature = {
  name: "friends",
  laterTexts: FRIEND_TEXTS,
  hud: [{ slot: "menu", Part: ChipsHolder }],
  tabs: [
    {
      dialog: "people",
      key: "friends",
      order: 20,
      Tab: onDemand(async () => (await import("./FriendsTab.tsx")).FriendsTab),
    },
  ],
  settings: [onDemand(async () => (await import("./FriendSettings.tsx")).FriendSettings)],
  keys: { KeyF: ({ stores }) => stores.$dialog.set({ kind: "people", tab: "friends" }) },
  joined(game, { room }) {
    const { reading } = friendsOf(game);
    onPush(room, FRIENDS_NEWS, (news) => {
      void reading.refresh();
      // The list says it all the same where what tells of it can't be fetched.
      import("./news.ts").then(({ tellNews }) => tellNews(game, news)).catch(() => {});
    });
    onPush(room, WATCHED, ({ count }) => watchedByOf(game).set(count));
    // Who asked while the player was away: nothing waits for it.
    const isKnown = reading.$read.get().value !== null;
    const timer = isKnown ? undefined : setTimeout(() => void reading.refresh(), ASK_AFTER);
    return () => {
      clearTimeout(timer);
      watchedByOf(game).set(0);
    };
  },
  scene: async () => (await import("./scene.ts")).scene,
};
