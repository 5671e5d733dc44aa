import type { CommunityNews } from "@diamond-valley/schemas/community/news.ts";
import type { Game } from "../../core/app/game.ts";
import { toOpen } from "../../core/dialogs/to-open.ts";
import { SOUNDS } from "./sounds.ts";
import { COMMUNITY_TEXTS } from "./texts.ts";

/** What of a game is told of the week. */
export type ToldGame = Pick<Game, "more"> & {
  readonly sounds: Pick<Game["sounds"], "play">;
  readonly stores: Pick<Game["stores"], "toasts" | "$dialog" | "$place">;
};

/** Tells what a change of the wallet meant for the week: steps that paid, and what counted double. Rejects where its texts can't be fetched. */
export async function tellNews(
  { more, sounds, stores }: ToldGame,
  { given, challenge, goal }: CommunityNews,
): Promise<void> {
  const { toasts, $dialog } = stores;
  if (given < 2 && challenge === 0 && goal === 0) return;
  await more.file("community", COMMUNITY_TEXTS);
  if (given > 1) toasts.show({ tone: "good", key: "community:toast.double", values: { given } });
  if (challenge > 0) {
    toasts.show({ tone: "diamonds", key: "community:toast.challenge", values: { diamonds: challenge } });
    sounds.play(SOUNDS.challenge, "caption.diamonds");
  }
  if (goal > 0) {
    const look = { key: "community:toast.look", run: toOpen({ stores }, { kind: "community" }) };
    // Who looks at the goal needs no way there.
    const way = $dialog.get()?.kind === "community" ? {} : { actions: [look] };
    toasts.show({ tone: "diamonds", key: "community:toast.goal", values: { diamonds: goal }, ...way });
    sounds.play(SOUNDS.goal, "caption.diamonds");
  }
}
