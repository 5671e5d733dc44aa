/** Loyalty tiers from the provider, lowest first (spec 1 §1, §3). `none` holds no tier. */
export const TIERS = ["none", "bronze", "silver", "gold", "platinum", "diamond", "diamond_max"] as const;
export type Tier = (typeof TIERS)[number];

/** Tiers that a prize may ask for. */
export const PRIZE_TIERS = ["all", "gold", "platinum", "diamond"] as const;
export type PrizeTier = (typeof PRIZE_TIERS)[number];

/** Whether `tier` may enter a draw for `prize` (spec 1 §1: gold prizes for gold and above, and so on). */
export function mayEnter(tier: Tier, prize: PrizeTier): boolean {
  return prize === "all" || TIERS.indexOf(tier) >= TIERS.indexOf(prize);
}
