import { expect, test } from "vitest";
import content from "../../content/gifts.json" with { type: "json" };
import { deliveryReward } from "../quests/rewards.ts";
import { bagCapacity } from "../wallet/levels.ts";
import { Gift, PREREG_GIFT } from "./prereg-gift.ts";

test("the gift is made of stock items, fits into the first bag, and is no delivery", () => {
  expect(Gift.parse(content.preregistration)).toEqual(PREREG_GIFT);
  const { category, items } = PREREG_GIFT;
  expect(items.length).toBeLessThan(bagCapacity(category, 1));
  for (const item of items) {
    const count = items.filter((other) => other === item).length;
    expect(count).toBeLessThan(deliveryReward("none", false).quantity);
  }
});
