import { expect, test } from "vitest";
import type { Game } from "../../core/app/game.ts";
import type { HowToPage } from "../../core/feature.ts";
import { hintFor } from "./hints.ts";

const GAME = {} as Game;
const NONE = new Set<string>();

function page(key: string, order: number, { now = true, done = false } = {}): HowToPage {
  return { key, order, Picture: () => null, isNow: () => now, isDone: () => done };
}

test("the first page that helps now is shown, with its number among all", () => {
  const pages = [page("walk", 10, { done: true }), page("talk", 20, { now: false }), page("fish", 30)];
  const hint = hintFor(pages, GAME, NONE);
  expect([hint?.page.key, hint?.number, hint?.of]).toEqual(["fish", 3, 3]);
});

test("what was closed does not come again, nor what is done", () => {
  const pages = [page("walk", 10), page("talk", 20, { done: true })];
  expect(hintFor(pages, GAME, NONE)?.page.key).toBe("walk");
  expect(hintFor(pages, GAME, new Set(["walk"]))).toBeNull();
});
