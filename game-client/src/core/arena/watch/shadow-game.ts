import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { Unreachable } from "@diamond-valley/web-kit/problem.ts";
import { atom, computed } from "nanostores";
import type { Game } from "../../app/game.ts";
import { createToasts } from "../../hud/toasts.ts";

/**
 * A game in which somebody else's play is shown by the code of the own one: what that code asks, opens or says stays in it, and its
 * state is apart from the player's, for `perGame` tells the two from each other.
 */
export function shadowGame(game: Game, place: PlaceName): Game {
  const { stores } = game;
  // Nobody feels what somebody else is hit by.
  const $settings = computed(stores.settings.$settings, (settings) => ({ ...settings, haptics: false }));
  return {
    ...game,
    stores: {
      ...stores,
      $place: atom(place),
      $dialog: atom(null),
      $prompt: atom(null),
      $goal: atom(null),
      $lead: atom(null),
      $announced: atom(""),
      settings: { ...stores.settings, $settings },
      toasts: createToasts(),
    },
    ask: () => Promise.reject(new Unreachable()),
    act() {},
    travel() {},
    changeArea() {},
  };
}
