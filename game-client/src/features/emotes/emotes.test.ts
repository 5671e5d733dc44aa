import { expect, test } from "vitest";
import type { Game } from "../../core/app/game.ts";
import { wheelOf } from "./emote.ts";
import { EMOTES } from "./index.ts";
import { panelOf } from "./phrases.ts";

test("neither the wheel nor the panel stays open in the next place", () => {
  const game = {} as Game;
  wheelOf(game).set(true);
  panelOf(game).set(true);
  EMOTES.arrived?.(game, "lake");
  expect([wheelOf(game).get(), panelOf(game).get()]).toEqual([false, false]);
});
