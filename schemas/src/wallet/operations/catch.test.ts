import { expect, test } from "vitest";
import type { Holdings } from "../holdings.ts";
import { experienceAt } from "../levels.ts";
import type { StockItem } from "../wallet.ts";
import { type CatchOperation, catchRule } from "./catch.ts";

const caught = (...items: StockItem[]): CatchOperation => ({
  kind: "catch",
  key: "quest:fishing:1",
  category: "fish",
  items,
  skill: "fishing",
  skillExperience: 12,
});
const bagOf = (blue: number, failed: number, experience = 0): Holdings =>
  new Map([
    ["bag.fish.blue", blue],
    ["bag.fish.failed", failed],
    ["experience", experience],
  ]);

test("puts the items into the bag, and experience on skill and character", () => {
  expect(catchRule(new Map(), caught("blue", "failed", "blue"), 0)).toEqual([
    { path: "bag.fish.blue", by: 2 },
    { path: "bag.fish.failed", by: 1 },
    { path: "skills.fishing", by: 12 },
    { path: "experience", by: 12 },
  ]);
});

test("is refused by a full bag, failed items counted", () => {
  expect(catchRule(bagOf(30, 10), caught("red"), 0)).toEqual({ refused: "bag-full" });
  expect(catchRule(bagOf(30, 10, experienceAt(30)), caught("red"), 0)).not.toHaveProperty("refused");
});

test("finds room for its extra items where there is room for one", () => {
  expect(catchRule(bagOf(39, 0), caught("red", "red"), 0)).toContainEqual({ path: "bag.fish.red", by: 2 });
});
