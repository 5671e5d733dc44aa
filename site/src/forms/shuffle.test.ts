import { expect, test } from "vitest";
import { shuffled } from "./shuffle.ts";

const items = ["a", "b", "c", "d", "e"];

test("keeps every item, and the same order for the same seed", () => {
  for (let seed = 1; seed < 50; seed += 1) {
    expect([...shuffled(items, seed)].sort()).toEqual(items);
    expect(shuffled(items, seed)).toEqual(shuffled(items, seed));
  }
});

test("brings each item to each place about as often", () => {
  const first = new Map<string, number>();
  for (let seed = 1; seed <= 5_000; seed += 1) {
    const [leader = ""] = shuffled(items, seed);
    first.set(leader, (first.get(leader) ?? 0) + 1);
  }
  for (const item of items) expect(first.get(item)).toBeGreaterThan(850);
});
