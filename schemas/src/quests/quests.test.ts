import { describe, expect, test } from "vitest";
import enItems from "../../locales/en/items.json" with { type: "json" };
import en from "../../locales/en/quests.json" with { type: "json" };
import koItems from "../../locales/ko/items.json" with { type: "json" };
import ko from "../../locales/ko/quests.json" with { type: "json" };
import { TIERS } from "../account/tiers.ts";
import { COLOURS } from "../wallet/colours.ts";
import { walletView } from "../wallet/view.ts";
import { CATEGORIES, STOCK_ITEMS } from "../wallet/wallet.ts";
import { QUESTS } from "./content.ts";
import { mainQuests, mainQuestsDone } from "./main-quests.ts";
import { deliveryReward, REWARDS } from "./rewards.ts";

describe("the reward table", () => {
  test.each([
    ["none", 850],
    ["bronze", 850],
    ["silver", 850],
    ["gold", 1000],
    ["platinum", 1500],
    ["diamond", 3000],
    ["diamond_max", 4500],
  ] as const)("pays %s %i experience for ten", (tier, experience) => {
    expect(deliveryReward(tier, false)).toMatchObject({ quantity: 10, experience_rewarded: experience });
  });
  test("pays a VVIP 10,000 whatever the tier", () => {
    for (const tier of TIERS) expect(deliveryReward(tier, true).experience_rewarded).toBe(10_000);
  });
});

test("the reward table names tiers that there are, each once, and takes and pays something", () => {
  const tiers = REWARDS.map(({ tier }) => tier);
  expect(new Set(tiers).size).toBe(tiers.length);
  for (const { tier, quantity, experience_rewarded } of REWARDS) {
    expect([...TIERS, "general", "vvip"]).toContain(tier);
    expect(Math.min(quantity, experience_rewarded)).toBeGreaterThan(0);
  }
});

describe("the main quest", () => {
  const now = Date.parse("2025-10-07T03:00:00Z");
  const stock = [
    ["bag.fish.blue", 12],
    ["bag.fish.red", 3],
  ] as const;
  const states = (deliveries: number) => {
    const view = walletView(new Map([...stock, ["deliveries.fish.20251007", deliveries]]), now);
    return mainQuests(view, 10)[0]?.colours.map(({ colour, have, state }) => [colour, have, state]);
  };
  test("counts each colour", () => {
    expect(states(2)).toEqual([
      ["blue", 12, "ready"],
      ["yellow", 0, "to-complete"],
      ["green", 0, "to-complete"],
      ["red", 3, "on-going"],
    ]);
  });
  test("keeps which colours were ever done", () => {
    const view = walletView(new Map([...stock, ["helped.fish.red", 2]]), now);
    const done = mainQuests(view, 10).flatMap(({ category, colours }) =>
      colours.filter(({ wasDone }) => wasDone).map(({ colour }) => `${category} ${colour}`),
    );
    expect(done).toEqual(["fish red"]);
    expect(mainQuestsDone(view)).toBe(1);
  });
  test("is complete in a colour that was ever delivered, and in no other", () => {
    const view = walletView(new Map([...stock, ["helped.fish.red", 2], ["helped.fish.yellow", 1]]), now);
    const fish = mainQuests(view, 10).find(({ category }) => category === "fish");
    expect(fish?.colours.map(({ colour, state }) => [colour, state])).toEqual([
      ["blue", "ready"],
      ["yellow", "complete"],
      ["green", "to-complete"],
      ["red", "complete"],
    ]);
  });
  test("is not ready when the day's deliveries are used up", () => {
    expect(states(4)?.some(([, , state]) => state === "ready")).toBe(true);
    expect(states(5)?.map(([, , state]) => state)).toEqual([
      "on-going",
      "to-complete",
      "to-complete",
      "on-going",
    ]);
  });
});

test.each([
  ["ko", koItems],
  ["en", enItems],
])("each colour has its word in %s", (_, { colour }) => {
  expect(Object.keys(colour).sort()).toEqual([...COLOURS].sort());
});

test.each([
  ["ko", ko, koItems],
  ["en", en, enItems],
])("categories, items and quests have texts in %s", (_, texts, items) => {
  for (const category of CATEGORIES) {
    expect(texts.category[category]).toBeTruthy();
    for (const item of STOCK_ITEMS) {
      expect(items[category][item].name).toBeTruthy();
      expect(items[category][item].description).toBeTruthy();
    }
  }
  expect(Object.keys(texts.main).sort()).toEqual(QUESTS.main.map(({ slug }) => slug).sort());
});
