import { expect, test } from "vitest";
import { NOTHING } from "../holdings.ts";
import { experienceAt } from "../levels.ts";
import { perform } from "../operations.ts";
import { walletView } from "../view.ts";
import { grantRule } from "./grant.ts";

const grant = {
  kind: "grant",
  key: "story:warehouse/panel:open",
  diamonds: 0,
  experience: 0,
  items: {},
} as const;

test("gives what it names, and nothing else", () => {
  expect(grantRule(NOTHING, { ...grant, diamonds: 4, items: { wrench: 1 } }, 0)).toEqual([
    { path: "diamonds", by: 4 },
    { path: "items.wrench", by: 1 },
  ]);
  expect(grantRule(NOTHING, grant, 0)).toEqual([]);
});

test("its experience raises the level, with the milestones on the way", () => {
  const done = perform(NOTHING, 0, { ...grant, experience: experienceAt(3) }, 0);
  expect("entries" in done && done.entries.map(({ key }) => key)).toEqual([
    grant.key,
    "milestone:2",
    "milestone:3",
  ]);
});

test("items that stay are seen in the wallet, and take no place in the bag", () => {
  const done = perform(NOTHING, 0, { ...grant, items: { wrench: 2 } }, 0);
  const view = walletView("holdings" in done ? done.holdings : NOTHING, 0);
  expect(view.items).toEqual({ wrench: 2 });
  expect(view.bag.fish.used).toBe(0);
});
