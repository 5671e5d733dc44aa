import { expect, test } from "vitest";
import { NOTHING } from "../holdings.ts";
import { giftRule } from "./gift.ts";

const gift = { kind: "gift", key: "gift:1", category: "fish", items: ["blue", "red", "blue"] } as const;

test.each([
  ["an empty bag", NOTHING],
  ["a full one", new Map([["bag.fish.failed", 40]] as const)],
])("puts its items, and nothing else, into %s", (_name, holdings) => {
  expect(giftRule(holdings, { ...gift, items: [...gift.items] }, 0)).toEqual([
    { path: "bag.fish.blue", by: 2 },
    { path: "bag.fish.red", by: 1 },
  ]);
});
