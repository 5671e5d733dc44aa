import type { FRIENDS_NEWS } from "@diamond-valley/schemas/friends/messages.ts";
import type { Game } from "../../core/app/game.ts";
import { toOpen } from "../../core/dialogs/to-open.ts";
import { FRIEND_TEXTS } from "../../core/texts/friend-texts.ts";
import { friendsOf } from "./friends.ts";
import { SOUNDS } from "./sounds.ts";

type News = NonNullable<(typeof FRIENDS_NEWS)["content"]>;

/** Asks who the friends are, unless that is known. */
export async function askOnce(game: Game): Promise<void> {
  const { reading } = friendsOf(game);
  if (reading.$read.get().value === null) await reading.refresh();
}

/** Says in a toast that somebody asked, or has agreed, with the way to the list. */
export async function tellNews(game: Game, { why, name }: News): Promise<void> {
  const { more, text, sounds, stores } = game;
  void friendsOf(game).reading.refresh();
  await more.file("friends", FRIEND_TEXTS);
  const open = {
    key: "friends:news.open",
    run: toOpen(game, { kind: "people", tab: "friends" }),
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
