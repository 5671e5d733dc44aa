import * as z from "zod/mini";
import rewards from "../../content/rewards.json" with { type: "json" };
import { TIERS, type Tier } from "../account/tiers.ts";

/** Tiers without a row of their own have the general one. */
const GENERAL = "general";

const amount = z.int().check(z.positive());

/** A row of the reward table (spec 1 §9, spec 2 §9). */
const Reward = z.strictObject({
  tier: z.enum([...TIERS, GENERAL, "vvip"]),
  /** Items of one colour that a delivery takes. */
  quantity: amount,
  experience_rewarded: amount,
});
export type Reward = z.output<typeof Reward>;

/** The reward table. Throws at start-up where it is not as it should be. */
export const REWARDS: readonly Reward[] = z.array(Reward).parse(rewards);

/** What a delivery takes and pays: by tier, and for a VVIP the VVIP's whatever the tier. */
export function deliveryReward(tier: Tier, vvip: boolean): Reward {
  const row = REWARDS.find((reward) => reward.tier === (vvip ? "vvip" : tier)) ?? REWARDS.find(isGeneral);
  if (!row) throw new RangeError("the reward table has no general row");
  return row;
}

function isGeneral({ tier }: Reward): boolean {
  return tier === GENERAL;
}
