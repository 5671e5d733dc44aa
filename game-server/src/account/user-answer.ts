import type { UnregisteredUserData, UserAnswer, UserData } from "@diamond-valley/schemas/account/user.ts";
import { unpackLook } from "@diamond-valley/schemas/looks/look.ts";
import { unpackOutfit } from "@diamond-valley/schemas/looks/outfit.ts";
import type { StockItem } from "@diamond-valley/schemas/wallet/wallet.ts";
import type { Account } from "./account.ts";

/** What is known of a visitor besides the account. */
export interface Belongings {
  /** Those that can still be spent. */
  diamonds: number;
  /** The colour team, or null. */
  team: UserData["team"];
  /** The tier rose at this sign-in. */
  tierRaised: boolean;
  /** What a change of the tier that is to be told gave back of entries. */
  returned: number;
  /** What the first entry will bring. */
  gift: StockItem[];
}

/** `GET /user_data` for somebody signed in (spec 1 §3, §4). */
export function userAnswer(
  account: Account,
  { diamonds, team, tierRaised, returned, gift }: Belongings,
): UserAnswer {
  return {
    status: account.registered ? "found" : "unregistered",
    data: {
      account_email: account.email,
      avatar_url: account.picture,
      name: account.name,
      nickname: account.nickname || null,
      team,
      gpp_tier: account.tier,
      is_vip: account.vip,
      is_vvip: account.vvip,
      is_invited: account.invited,
      audience_code: account.audienceCode,
      is_registered: account.registration === "register",
      is_preregistered: account.registration === "preregister",
      event_survey_completed: account.surveyed,
      total_diamonds: diamonds,
      character_config: account.registered
        ? { ...unpackLook(account.look), outfit: unpackOutfit(account.outfit) }
        : null,
      unregistered_user_data: unregisteredData(account),
      prereg_reward_stock_items: gift,
      show_tier_popup: account.registered && tierRaised,
      diamonds_returned: returned,
    },
  };
}

/** What the form of somebody who has not registered starts with; null for everybody else. */
export function unregisteredData(account: Account): UnregisteredUserData | null {
  if (account.registered) return null;
  return { account_email: account.email, name: account.name, gpp_tier: account.tier };
}
