import { expect, test } from "vitest";
import type { Game } from "../../core/app/game.ts";
import type { HowToPage } from "../../core/feature.ts";
import { hintFor } from "./hints.ts";

const GAME = {} as Game;
const NONE = new Set<string>();

function page(key: string, order: number, { now = true, done = false, isBasic = true } = {}): HowToPage {
  return { key, order, isBasic, Picture: () => null, isNow: () => now, isDone: () => done };
}
const shownOf = (pages: HowToPage[]) => {
  const hint = hintFor(pages, GAME, NONE);
  return [hint?.page.key, hint?.number, hint?.of];
};

test("the first page that helps now is shown, with its number among those of its chapter", () => {
  const walk = page("walk", 10, { done: true });
  const talk = page("talk", 20, { now: false });
  const mine = page("mine", 25, { isBasic: false });
  expect(shownOf([walk, talk, mine, page("fish", 30)])).toEqual(["mine", 1, 1]);
  expect(shownOf([walk, talk, page("mine", 25, { isBasic: false, now: false }), page("fish", 30)])).toEqual([
    "fish",
    3,
    3,
  ]);
});

test("what was closed does not come again, nor what is done", () => {
  const pages = [page("walk", 10), page("talk", 20, { done: true })];
  expect(hintFor(pages, GAME, NONE)?.page.key).toBe("walk");
  expect(hintFor(pages, GAME, new Set(["walk"]))).toBeNull();
});
