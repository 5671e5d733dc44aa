import type { MATCHED } from "@diamond-valley/schemas/emote-match/messages.ts";
import type { Game } from "../../core/app/game.ts";
import type { ToastText } from "../../core/hud/toasts.ts";
import type { Effect } from "../../core/sound/effects.ts";
import { MATCH_TEXTS } from "./texts.ts";

type Matched = NonNullable<(typeof MATCHED)["content"]>;

/** What of a game is told of a match. */
export type MatchGame = Pick<Game, "more"> & {
  readonly sounds: Pick<Game["sounds"], "play">;
  readonly stores: Pick<Game["stores"], "toasts">;
};

/** Two bells in one chord. */
const BELLS: Effect = [0.8, 0, 659, 0.02, 0.2, 0.45, 0, 1.5, 0, 0, 330, 0.07];

const toastOf = ({ points, left, why }: Matched): ToastText => {
  if (why !== null) return { tone: "note", key: `emote-match:${why}` };
  return {
    tone: "good",
    key: left > 0 ? "emote-match:counted" : "emote-match:last",
    values: { points, left },
  };
};

/** Tells of a match and what it brought. Rejects where its texts can't be fetched. */
export async function tellMatched({ more, sounds, stores }: MatchGame, matched: Matched): Promise<void> {
  await more.file("emote-match", MATCH_TEXTS);
  stores.toasts.show(toastOf(matched));
  sounds.play(BELLS, "caption.diamonds");
}
