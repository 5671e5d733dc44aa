import { INTERACT } from "@diamond-valley/schemas/story/messages.ts";
import type { Game } from "../../core/app/game.ts";
import { showRefusal } from "../../core/hud/refusals.ts";
import { SOUNDS } from "./sounds.ts";

/** What of a game a talk needs. */
export type TalkGame = Pick<Game, "ask"> & {
  readonly sounds: Pick<Game["sounds"], "play">;
  readonly wallet: Pick<Game["wallet"], "apply">;
  readonly stores: Pick<Game["stores"], "$dialog" | "$progress" | "toasts">;
};

/**
 * Talks to a character, or gives one of the answers that it offered. What it opens is opened at once where it says
 * nothing, so that whoever knows it needs one press.
 */
export async function talk(game: TalkGame, target: string, choice?: string): Promise<void> {
  const { ask, sounds, stores, wallet } = game;
  try {
    const answer = await ask(INTERACT, choice === undefined ? { target } : { target, choice });
    stores.$progress.set(answer.progress);
    if (answer.update) wallet.apply(answer.update);
    sounds.play(SOUNDS.talk);
    if (answer.say.length > 0) stores.$dialog.set({ kind: "talk", talk: answer });
    else if (answer.open) {
      const { dialog, category } = answer.open;
      stores.$dialog.set({ kind: dialog, category });
    } else stores.$dialog.set(null);
  } catch (error) {
    showRefusal(stores.toasts, error);
  }
}
