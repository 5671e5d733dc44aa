import { SIGN_IN } from "./content.ts";

/** Days that pay: any of the event, one after the other or not (spec 2 §9). */
export const SIGN_IN_DAYS = SIGN_IN.diamonds.length;

/** The mission that they belong to (spec 2 §3). */
export const SIGN_IN_MISSION = "daily_sign_ins";

/** What a day of the sign-in gives: diamonds, and the slug of an item that stays, or null. */
export interface SignInReward {
  readonly diamonds: number;
  readonly item: string | null;
}

/** What the sign-in of the `day`th day gives, from 1; nothing after the last one that pays. */
export function signInReward(day: number): SignInReward {
  return { diamonds: SIGN_IN.diamonds[day - 1] ?? 0, item: SIGN_IN.items[day] ?? null };
}

/** Diamonds that the first `days` days pay together. */
export const signInDiamonds = (days: number): number =>
  SIGN_IN.diamonds.slice(0, days).reduce((sum, diamonds) => sum + diamonds, 0);

/** The sign-ins among the achievements; `days` as the wallet counts them. */
export function signInMission(days: number) {
  return {
    mission: SIGN_IN_MISSION,
    state: days >= SIGN_IN_DAYS ? ("done" as const) : days > 0 ? ("on-going" as const) : ("open" as const),
    diamonds: { earned: signInDiamonds(days), most: signInDiamonds(SIGN_IN_DAYS) },
  };
}
