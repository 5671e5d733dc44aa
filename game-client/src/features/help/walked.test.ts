import { NO_PROGRESS } from "@diamond-valley/schemas/story/progress.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createStores } from "../../core/app/stores.ts";
import { hasWalked, type WalkGame, watchWalk } from "./walked.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a few steps show that the player can walk, standing does not", () => {
  const at = { x: 100, y: 100 };
  const game: WalkGame = { position: () => at, stores: createStores() };
  const stop = watchWalk(game);
  vi.advanceTimersByTime(1_000);
  expect(hasWalked(game)).toBe(false);
  at.x = 180;
  vi.advanceTimersByTime(200);
  expect(hasWalked(game)).toBe(true);
  stop();
});

test("whoever has met somebody before knows how", () => {
  const stores = createStores();
  const game: WalkGame = { position: () => null, stores };
  expect(hasWalked(game)).toBe(false);
  stores.$progress.set({ ...NO_PROGRESS, facts: { "met.mayor": 1 } });
  expect(hasWalked(game)).toBe(true);
});
