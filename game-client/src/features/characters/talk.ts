import type { Game } from "../../core/app/game.ts";
import { inTurn } from "../../core/dialogs/in-turn.ts";
import { shownFor, type TouchGame, touch } from "../../core/story/touch.ts";
import { SOUNDS } from "./sounds.ts";

/** What of a game a talk needs. */
export type TalkGame = TouchGame & { readonly sounds: Pick<Game["sounds"], "play"> };

/**
 * Talks to a character, or gives one of the answers that it offered. What it opens is opened at once where it says
 * nothing, so that whoever knows it needs one press.
 */
export async function talk(game: TalkGame, target: string, choice?: string): Promise<void> {
  const show = inTurn(game);
  const answer = await touch(game, target, choice);
  if (!answer) return;
  game.sounds.play(SOUNDS.talk);
  show(shownFor(answer));
}
