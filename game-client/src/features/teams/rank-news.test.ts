import { expect, test } from "vitest";
import { createRankNews } from "./rank-news.ts";

const MINUTE = 60_000;

test("a team that moves up is news, one that stays or falls is not", () => {
  const { look } = createRankNews();
  expect(look("red", null, 0)).toBeNull();
  expect(look("red", 3, 0)).toBeNull();
  expect(look("red", 3, MINUTE)).toBeNull();
  expect(look("red", 4, 2 * MINUTE)).toBeNull();
  expect(look("red", 2, 3 * MINUTE)).toBe(2);
});

test("two teams that change places again and again are news once in a while", () => {
  const { look } = createRankNews();
  const told = Array.from({ length: 60 }, (_, minute) =>
    look("red", minute % 2 === 0 ? 2 : 1, minute * MINUTE),
  );
  expect(told.filter((rank) => rank !== null).length).toBeLessThanOrEqual(4);
  expect(told.filter((rank) => rank !== null).length).toBeGreaterThan(0);
});

test("who joins a team, or another account that plays on, hears nothing of how it stood before", () => {
  const { look } = createRankNews();
  look("red", 4, 0);
  expect(look("blue", 1, MINUTE)).toBeNull();
  expect(look("blue", 1, 2 * MINUTE)).toBeNull();
});
