import type { UserData } from "@diamond-valley/schemas/account/user.ts";

/** Whether somebody is a guest of honour: a VIP by the store or by a code, or invited (spec 1 §1, §6). */
export function isGuest(user: Pick<UserData, "is_vip" | "is_vvip" | "is_invited">): boolean {
  return user.is_vip || user.is_vvip || user.is_invited;
}
