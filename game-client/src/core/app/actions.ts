import { isPlace, type PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import type { Feature } from "../feature.ts";
import type { Game } from "./game.ts";

/** What of a game decides what an action does. */
export type ActionGame = {
  readonly features: readonly Pick<Feature, "verbs">[];
  readonly stores: Pick<Game["stores"], "$prompt" | "$travelling" | "$place">;
};

/** Does what the prompt says, by whoever offers it or by the feature that knows its verb. Nothing is done on the way to another place. */
export function actOnPrompt(game: ActionGame): void {
  const { $prompt, $travelling } = game.stores;
  const prompt = $prompt.get();
  if (prompt === null || $travelling.get() !== null) return;
  if (prompt.press) prompt.press();
  else for (const { verbs } of game.features) verbs?.[prompt.verb]?.(game as Game, prompt.target);
}

/** Whether the player can set out for `target` now: a place, not the present one, and not while on the way already. */
export function maySetOut({ stores }: ActionGame, target: string): target is PlaceName {
  return isPlace(target) && stores.$travelling.get() === null && stores.$place.get() !== target;
}

/** Whether a feature asks the player first, who then goes on from there. */
export function isHeldBack(game: Game, ...to: [target: PlaceName, area?: number]): boolean {
  return game.features.some(({ holdsBack }) => holdsBack?.(game, ...to));
}
