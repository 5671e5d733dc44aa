import { PARTS } from "@diamond-valley/schemas/story/parts.ts";
import { atom } from "nanostores";
import type { Game } from "../../core/app/game.ts";
import { perGame, type Stop } from "../../core/feature.ts";
import { type PartResult, partEnded } from "../../core/story/part-end.ts";
import { answeredOf } from "../../core/story/touch.ts";

/** The result that waits until everything that was said about it was read. */
export const resultOf = perGame(() => atom<PartResult | null>(null));

/** Shows the results of each part that ends, once its talk and its scene are over. */
export function followResults(game: Game): Stop {
  const { $dialog } = game.stores;
  const $waiting = resultOf(game);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const showWhenFree = (): void => {
    const result = $waiting.get();
    if (!result || $dialog.get() !== null) return;
    $waiting.set(null);
    $dialog.set({ kind: "part-result", ...result });
  };
  const stops = [
    answeredOf(game).listen((answered) => {
      const result = answered && partEnded(answered);
      if (!result) return;
      $waiting.set(result);
      const mission = PARTS.get(result.part)?.mission ?? result.part;
      game.onEvent({ kind: "part-done", part: result.part, mission, experience: result.experience });
      // The answer opens its talk, if it has one, right after it came.
      timer = setTimeout(showWhenFree);
    }),
    // Between a talk and what it opens there is no dialog either.
    $dialog.listen(() => {
      clearTimeout(timer);
      timer = setTimeout(showWhenFree);
    }),
  ];
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
