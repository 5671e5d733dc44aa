import { TIERS, type Tier } from "../account/tiers.ts";

/** Who somebody is at the store, as far as doors and stories may ask for it (spec 1 §6). */
export interface Membership {
  /** The tier of the moment. */
  tier: Tier;
  vip: boolean;
  vvip: boolean;
  /** By the store or by a code. */
  invited: boolean;
}

/** Of whoever is not known. */
export const NO_MEMBERSHIP: Membership = { tier: "none", vip: false, vvip: false, invited: false };

/** `tier.diamond-max`: facts have no underscores. */
const factOf = (tier: Tier): string => `tier.${tier.replaceAll("_", "-")}`;

/** The facts of a membership: `vip`, `vvip`, `invited`, and `tier.gold` for that tier and every higher one. */
export function membershipFacts({ tier, vip, vvip, invited }: Membership): Record<string, number> {
  const held = TIERS.indexOf(tier);
  const tiers = TIERS.slice(1).map((each, index) => [factOf(each), held >= index + 1 ? 1 : 0] as const);
  return { ...Object.fromEntries(tiers), vip: Number(vip), vvip: Number(vvip), invited: Number(invited) };
}

/** The names of those facts. */
export const MEMBERSHIP_FACTS: readonly string[] = Object.keys(membershipFacts(NO_MEMBERSHIP));
