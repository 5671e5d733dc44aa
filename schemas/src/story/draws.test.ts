import fc from "fast-check";
import { expect, test } from "vitest";
import { drawnOrder, drawnRandom } from "./draws.ts";

const TOKENS = ["drop", "sun", "leaf", "flame"];

test("a visit draws the same order as often as it is asked, and it holds each token once", () => {
  fc.assert(
    fc.property(fc.string(), (attempt) => {
      const order = drawnOrder(attempt, "pillars", TOKENS);
      expect(drawnOrder(attempt, "pillars", TOKENS)).toEqual(order);
      expect([...order].sort()).toEqual([...TOKENS].sort());
    }),
  );
});

test("each of the 24 orders is about as likely as any other", () => {
  const seen = new Map<string, number>();
  for (let visit = 0; visit < 4_800; visit += 1) {
    const order = drawnOrder(`attempt-${visit}`, "pillars", TOKENS).join();
    seen.set(order, (seen.get(order) ?? 0) + 1);
  }
  expect(seen.size).toBe(24);
  for (const count of seen.values()) expect(Math.abs(count - 200)).toBeLessThan(80);
});

test("what is drawn for one thing says nothing about another", () => {
  const first = Array.from({ length: 400 }, (_, visit) => drawnRandom(`v${visit}`, "a")());
  const second = Array.from({ length: 400 }, (_, visit) => drawnRandom(`v${visit}`, "b")());
  const agree = first.filter((value, visit) => value < 0.5 === second[visit]! < 0.5).length;
  expect(Math.abs(agree - 200)).toBeLessThan(60);
});
