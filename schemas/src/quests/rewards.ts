import rewards from "../../content/rewards.json" with { type: "json" };
import type { Tier } from "../account/tiers.ts";

/** A row of the reward table (spec 1 §9, spec 2 §9). */
export interface Reward {
  tier: string;
  /** Items of one colour that a delivery takes. */
  quantity: number;
  experience_rewarded: number;
}

export const REWARDS: readonly Reward[] = rewards;

/** Tiers without a row of their own have the general one. */
const GENERAL = "general";

/** What a delivery takes and pays: by tier, and for a VVIP the VVIP's whatever the tier. */
export function deliveryReward(tier: Tier, vvip: boolean): Reward {
  const row = REWARDS.find((reward) => reward.tier === (vvip ? "vvip" : tier)) ?? REWARDS.find(isGeneral);
  if (!row) throw new RangeError("the reward table has no general row");
  return row;
}

function isGeneral({ tier }: Reward): boolean {
  return tier === GENERAL;
}
