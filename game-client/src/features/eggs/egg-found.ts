import { EGG_DIAMONDS, EGGS, eggsFound } from "@diamond-valley/schemas/eggs/eggs.ts";
import type { InteractAnswer } from "@diamond-valley/schemas/story/messages.ts";
import { NO_PROGRESS } from "@diamond-valley/schemas/story/progress.ts";
import { atom } from "nanostores";
import type { Game } from "../../core/app/game.ts";
import { perGame } from "../../core/feature.ts";
import type { Effect } from "../../core/sound/effects.ts";
import { answeredOf, shownFor } from "../../core/story/touch.ts";
import { EGG_TEXTS } from "./texts.ts";

/** A shell that cracks, and something that sings in it. */
const FOUND: Effect = [0.8, 0, 784, 0.02, 0.2, 0.5, 0, 1.6, 0, 0, 392, 0.09];

/** Raised with each egg that is found, for what is drawn of it. */
export const foundOf = perGame(() => atom(0));

/** Shows that an egg was found: its name, how many there are, and what it paid. */
export async function showEgg(game: Game, egg: number): Promise<void> {
  const { more, sounds, stores, text } = game;
  const found = eggsFound(stores.$progress.get() ?? NO_PROGRESS).length;
  foundOf(game).set(foundOf(game).get() + 1);
  sounds.play(FOUND, "caption.diamonds");
  await more.file("eggs", EGG_TEXTS);
  stores.toasts.show({
    tone: "diamonds",
    key: "eggs:found",
    values: { name: text(`eggs:name.${egg}`), found, count: EGGS, diamonds: EGG_DIAMONDS },
  });
}

/** Takes over what an emote or a cast brought about near by, and says it. */
export function showOverheard(game: Game, answer: InteractAnswer): void {
  const { $dialog, $progress } = game.stores;
  const before = $progress.get();
  $progress.set(answer.progress);
  answeredOf(game).set({ answer, before });
  // Whoever has something open reads that to its end.
  if (answer.say.length > 0 && $dialog.get() === null) $dialog.set(shownFor(answer));
}
