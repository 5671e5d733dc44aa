import { ENTRIES_MAX } from "@diamond-valley/schemas/vault/vault.ts";
import { expect, test } from "vitest";
import { costOf, keptEntries, mostEntries } from "./entries.ts";

const prize = { price: 5, entries: 2 };

test("the most is what is held and what the balance still buys", () => {
  expect(mostEntries(prize, 0)).toBe(2);
  expect(mostEntries(prize, 14)).toBe(4);
  expect(mostEntries({ price: 1, entries: 0 }, 50_000)).toBe(ENTRIES_MAX);
});

test("adding costs and removing gives back", () => {
  expect(costOf(prize, 4)).toBe(10);
  expect(costOf(prize, 0)).toBe(-10);
  expect(costOf(prize, 2)).toBe(0);
});

test("a wanted number stays whole, payable and not below nothing", () => {
  expect(keptEntries(prize, 14, 9)).toBe(4);
  expect(keptEntries(prize, 14, -1)).toBe(0);
  expect(keptEntries(prize, 14, 3.9)).toBe(3);
  expect(keptEntries(prize, 14, Number.NaN)).toBe(2);
});
