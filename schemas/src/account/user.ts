import * as z from "zod/mini";
import type { CharacterLook } from "../looks/look.ts";
import type { Outfit } from "../looks/outfit.ts";
import type { Team } from "../teams/teams.ts";
import type { StockItem } from "../wallet/wallet.ts";
import type { Tier } from "./tiers.ts";

/** `data` of `GET /user_data` (spec 1 §3). Absent values are null, never missing. */
export interface UserData {
  account_email: string;
  avatar_url: string | null;
  name: string | null;
  nickname: string | null;
  team: Team | null;
  gpp_tier: Tier;
  is_vip: boolean;
  is_vvip: boolean;
  /** By the store or by a code: guests may enter what is for the invited. */
  is_invited: boolean;
  audience_code: string | null;
  is_registered: boolean;
  is_preregistered: boolean;
  event_survey_completed: boolean;
  total_diamonds: number;
  /** The look, and what is worn over it. */
  character_config: (CharacterLook & { outfit: Outfit }) | null;
  unregistered_user_data: UnregisteredUserData | null;
  /** Of whoever pre-registered: what is put into the bag at the first entry into the event. */
  prereg_reward_stock_items: StockItem[];
  /** The tier has risen since the sign-in before this one. */
  show_tier_popup: boolean;
  /** While a change of the tier is to be told, a rise or not, and entries are open: the diamonds of entries that it gave back; else 0. */
  diamonds_returned: number;
}

/** What the provider knows of an unregistered user: the form starts with it. */
export interface UnregisteredUserData {
  account_email: string;
  name: string | null;
  gpp_tier: Tier;
}

/** `GET /user_data` (spec 1 §3, §4): three states; `data` only for somebody signed in. */
export type UserAnswer =
  | { status: "found"; data: UserData }
  | { status: "unregistered"; data: UserData }
  | { status: "not-logged-in"; data: null };

/** `POST /auth/login` (spec 1 §7): what the provider's answer carried. */
export const LoginRequest = z.strictObject({
  auth_code: z.string().check(z.minLength(1), z.maxLength(2_000)),
  state: z.string().check(z.minLength(1), z.maxLength(200)),
});

/** The answer of `POST /auth/login`. */
export interface LoginAnswer {
  unregistered_user_data: UnregisteredUserData | null;
  gpp_tier: Tier;
  prereg_reward_stock_items: StockItem[];
  show_tier_popup: boolean;
  /** The page of ours that the sign-in was begun for, or null. */
  return_to: string | null;
}
