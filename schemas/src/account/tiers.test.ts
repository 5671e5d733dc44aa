import { expect, test } from "vitest";
import { mayEnter, PRIZE_TIERS, TIERS } from "./tiers.ts";

test("each tier may enter for its own prizes and those below (spec 1 §1)", () => {
  const open = Object.fromEntries(
    TIERS.map((tier) => [tier, PRIZE_TIERS.filter((prize) => mayEnter(tier, prize))]),
  );
  expect(open).toEqual({
    none: ["all"],
    bronze: ["all"],
    silver: ["all"],
    gold: ["all", "gold"],
    platinum: ["all", "gold", "platinum"],
    diamond: ["all", "gold", "platinum", "diamond"],
    diamond_max: ["all", "gold", "platinum", "diamond"],
  });
});
