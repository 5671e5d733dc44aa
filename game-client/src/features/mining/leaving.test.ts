import { expect, test } from "vitest";
import { answeringGame } from "../../core/app/answering-game.fixture.ts";
import type { Game } from "../../core/app/game.ts";
import { expeditionOf } from "./expedition.ts";
import { MINING } from "./index.ts";

/** A game in the mine, before its expedition has begun. */
function mine() {
  const { stores, ask } = answeringGame({});
  stores.$place.set("mine");
  const game = { stores, ask, text: (key: string) => key } as unknown as Game;
  return { game, expedition: expeditionOf(game), open: () => stores.$dialog.get() };
}

test("in an expedition another area is asked about, and the question knows the area", async () => {
  const { game, expedition, open } = mine();
  await expedition.begin();
  expect(MINING.holdsBack?.(game, "mine", 2)).toBe(true);
  expect(open()).toEqual({ kind: "mine-leave", area: 2 });
});

test("the door asks for itself, and nobody is asked twice", async () => {
  const { game, expedition, open } = mine();
  await expedition.begin();
  expect(MINING.holdsBack?.(game, "village")).toBe(false);
  expect(open()).toBeNull();
});

test("before an expedition, and behind it, nothing is asked", async () => {
  const { game, expedition, open } = mine();
  expect(MINING.holdsBack?.(game, "mine", 2)).toBe(false);
  await expedition.begin();
  expedition.reset();
  expect(MINING.holdsBack?.(game, "mine", 2)).toBe(false);
  expect(open()).toBeNull();
});
