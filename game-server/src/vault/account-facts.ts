import type { AccountFacts } from "@diamond-valley/schemas/vault/eligibility.ts";
import type { Account } from "../account/account.ts";

/** What of an account decides which draws it may enter. */
export function factsOf({ drawTier, vip, vvip, homeAddress }: Account): AccountFacts {
  return { tier: drawTier, vip, vvip, hasAddress: homeAddress !== "" };
}
