import { expect, test } from "vitest";
import type { Game } from "../../core/app/game.ts";
import { createStores } from "../../core/app/stores.ts";
import { fightingOf } from "./fighting.ts";
import { huntOf, type ShownFight } from "./hunt.ts";
import { HUNTING } from "./index.ts";

const FIGHT: ShownFight = {
  ...{ left: 20, share: 1, slime: 100, herbs: 0, isOutside: false },
  phase: "fight",
};

/** A game in the forest, in a fight or between two. */
function forest(isFighting: boolean) {
  const stores = createStores();
  stores.$place.set("forest");
  const game = { stores, ask: () => Promise.reject(new Error("no room")) } as unknown as Game;
  huntOf(game).$shown.set(isFighting ? FIGHT : null);
  return { game, open: () => stores.$dialog.get() };
}

test("in a fight another area is asked about, and the question knows the area", () => {
  const { game, open } = forest(true);
  expect(HUNTING.holdsBack?.(game, "forest", 3)).toBe(true);
  expect(open()).toEqual({ kind: "hunt-leave", area: 3 });
});

test("the door asks for itself, and nobody is asked twice", () => {
  const { game, open } = forest(true);
  expect(HUNTING.holdsBack?.(game, "village")).toBe(false);
  expect(open()).toBeNull();
});

test("between two fights, and behind the forest, nothing is asked", () => {
  const { game, open } = forest(false);
  expect(HUNTING.holdsBack?.(game, "forest", 3)).toBe(false);
  expect(open()).toBeNull();
  huntOf(game).$shown.set(FIGHT);
  huntOf(game).reset();
  expect(fightingOf(game).get()).toBe(false);
});
