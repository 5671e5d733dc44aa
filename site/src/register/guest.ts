import type { UserData } from "@diamond-valley/schemas/account/user.ts";

/** Whether somebody is a VIP by the store or by a code: who registers as one goes on to the Vault (spec 1 §2). */
export function isVip(user: Pick<UserData, "is_vip" | "is_vvip">): boolean {
  return user.is_vip || user.is_vvip;
}

/** Whether somebody is a guest of honour: a VIP, or invited (spec 1 §1, §6). */
export function isGuest(user: Pick<UserData, "is_vip" | "is_vvip" | "is_invited">): boolean {
  return isVip(user) || user.is_invited;
}
