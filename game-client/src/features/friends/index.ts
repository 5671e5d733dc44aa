import { FRIENDS_NEWS, WATCHED } from "@diamond-valley/schemas/friends/messages.ts";
import { onDemand } from "../../core/dialogs/lazily.ts";
import type { Feature } from "../../core/feature.ts";
import { onPush } from "../../core/net/places.ts";
import { FRIEND_TEXTS } from "../../core/texts/friend-texts.ts";
import { ChipsHolder } from "./ChipsHolder.tsx";
import { chipsOf, followedOf } from "./chips.ts";

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
  start: (game) => () => followedOf(game).end(),
  joined(game, { room }) {
    const { $watched } = chipsOf(game);
    // The list says it all the same where what tells of it can't be fetched.
    const load = () => import("./news.ts");
    onPush(room, FRIENDS_NEWS, (news) => {
      load()
        .then(({ tellNews }) => tellNews(game, news))
        .catch(() => {});
    });
    onPush(room, WATCHED, ({ count }) => $watched.set(count));
    // Who asked while the player was away: nothing waits for it.
    const timer = setTimeout(() => {
      load()
        .then(({ askOnce }) => askOnce(game))
        .catch(() => {});
    }, ASK_AFTER);
    return () => {
      clearTimeout(timer);
      $watched.set(0);
    };
  },
  scene: async () => (await import("./scene.ts")).scene,
};
