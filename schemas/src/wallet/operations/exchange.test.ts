import { expect, test } from "vitest";
import type { Colour } from "../colours.ts";
import type { Holdings } from "../holdings.ts";
import type { StockItem } from "../wallet.ts";
import { exchangeRule } from "./exchange.ts";

const holdings: Holdings = new Map([
  ["bag.fish.blue", 2],
  ["bag.fish.red", 1],
  ["bag.fish.failed", 3],
]);
const trade = (from: StockItem, to: Colour, of = holdings) =>
  exchangeRule(of, { kind: "exchange", key: "exchange:1", category: "fish", from, to }, 0);

test("gives one item for two of another colour", () => {
  expect(trade("blue", "green")).toEqual([
    { path: "bag.fish.blue", by: -2 },
    { path: "bag.fish.green", by: 1 },
  ]);
});

test("gives one item for three failed ones", () => {
  expect(trade("failed", "red")).toEqual([
    { path: "bag.fish.failed", by: -3 },
    { path: "bag.fish.red", by: 1 },
  ]);
});

test("is refused for the same colour, and with too few", () => {
  expect(trade("blue", "blue")).toEqual({ refused: "exchange-same-colour" });
  expect(trade("red", "blue")).toEqual({ refused: "exchange-short" });
  expect(trade("failed", "blue", new Map([["bag.fish.failed", 2]]))).toEqual({ refused: "exchange-short" });
});
