import type { FRIENDS_NEWS } from "@diamond-valley/schemas/friends/contracts.ts";
import type { Game } from "../../core/app/game.ts";
import { FRIEND_TEXTS } from "../../core/texts/friend-texts.ts";
import { SOUNDS } from "./sounds.ts";

type News = NonNullable<(typeof FRIENDS_NEWS)["content"]>;

/** What of a game says who asked, or who has agreed. */
export type NewsGame = Pick<Game, "more" | "text"> & {
  readonly sounds: Pick<Game["sounds"], "play">;
  readonly stores: Pick<Game["stores"], "toasts" | "$dialog">;
};

/** Says in a toast that somebody asked, or has agreed, with the way to the list. */
export async function tellNews({ more, text, sounds, stores }: NewsGame, { why, name }: News): Promise<void> {
  await more.file("friends", FRIEND_TEXTS);
  const open = {
    key: "friends:news.open",
    run: () => stores.$dialog.set({ kind: "people", tab: "friends" }),
  };
  sounds.play(SOUNDS.news);
  stores.toasts.show({
    tone: "good",
    key: `friends:news.${why}`,
    values: { name: name || text("player:unnamed") },
    picture: { icon: "waving-hand" },
    actions: [open],
  });
}
