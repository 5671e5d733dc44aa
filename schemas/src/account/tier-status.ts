import { koreanMonday } from "../clock.ts";
import { SNAPSHOT } from "../season/season.ts";
import { TIERS, type Tier } from "./tiers.ts";

/**
 * Where somebody stands among the tiers. Two sayings of the specification are kept apart here:
 *
 * - "Eligibility is fixed as of the snapshot; later rises give nothing extra for the draw" (spec 1 §1). Draws and
 *   extra diamonds go by `fixed`: what the store told last before the snapshot, or, for somebody who came later, what
 *   it told first. The store's list of that night, where an operator has it, puts `fixed` right.
 * - "A tier change resets what was entered under the previous tier and returns the diamonds" (spec 2 §4). Everything
 *   that a person holds was entered under the tier that they had, so each change, up or down, resets all of it once,
 *   and `changes` numbers the changes. What is entered anew is judged by `fixed` again.
 *
 * A code of the campaign's own raises both: it is no rise at the store. Whoever stops being a VVIP has had a change too.
 */
export interface TierStatus {
  /** The store's tier at the last refresh, and when that was (epoch ms). */
  told: Tier;
  toldAt: number;
  fixed: Tier;
  /** What a code granted, or null. */
  granted: Tier | null;
  /** How often the tier has changed. */
  changes: number;
  /** The tier rose, and the person has not signed in since. */
  raised: boolean;
  /** The tier changed without rising, and the person has not been told. Never with `raised`: the latest change counts. */
  shifted?: true;
}

/** What the store says of somebody at `now` (epoch ms). */
export interface TierNews {
  tier: Tier;
  /** The rest of tier handling is skipped for a VVIP (spec 1 §3): nothing is reset and nothing announced. */
  vvip: boolean;
  now: number;
}

/** The last Monday 09:00 KST at or before `now`: when tiers are refreshed (spec 1 §9). */
export function refreshOf(now: number): number {
  return koreanMonday(now);
}

/** Somebody who is new here. `fixed` comes from the store's list of the snapshot, where there is one. */
export function newTierStatus({ tier, now }: TierNews, fixed: Tier = tier): TierStatus {
  return { told: tier, toldAt: now, fixed, granted: null, changes: 0, raised: false };
}

/** The tier of the moment: what the game's bonuses go by. */
export function tierOf({ told, granted }: TierStatus): Tier {
  return higherOf(told, granted);
}

/** The tier that draws go by. */
export function drawTierOf({ fixed, granted }: TierStatus): Tier {
  return higherOf(fixed, granted);
}

/** Whether a sign-in at `now` refreshes the tier: always until the snapshot, then once after each Monday 09:00 KST. */
export function isRefreshDue({ toldAt }: TierStatus, now: number): boolean {
  return now < SNAPSHOT || toldAt < refreshOf(now);
}

/** Applies a tier that the store reported. */
export function refreshed(status: TierStatus, { tier, vvip, now }: TierNews): TierStatus {
  const fixed = now < SNAPSHOT ? tier : status.fixed;
  return changed(status, { ...status, told: tier, toldAt: now, fixed }, vvip);
}

/** Applies a tier of the store's snapshot list. */
export function corrected(status: TierStatus, fixed: Tier, vvip: boolean): TierStatus {
  return changed(status, { ...status, fixed }, vvip);
}

/** After a code granted a tier. */
export function upgraded(status: TierStatus, tier: Tier, vvip: boolean): TierStatus {
  return changed(status, { ...status, granted: higherOf(tier, status.granted) }, vvip);
}

/**
 * After the sign-in that made `after` of `before`, of somebody who was a VVIP and is none any more: what a VVIP may enter is
 * open no longer, so that counts as a change of the tier, once with one that came at the same time.
 */
export function demoted(before: TierStatus, after: TierStatus): TierStatus {
  return after.changes > before.changes ? after : counted(after, false);
}

/** Whether `tier` stands above `before`. */
export function isHigher(tier: Tier, before: Tier): boolean {
  return TIERS.indexOf(tier) > TIERS.indexOf(before);
}

function changed(before: TierStatus, after: TierStatus, vvip: boolean): TierStatus {
  const same = tierOf(after) === tierOf(before) && drawTierOf(after) === drawTierOf(before);
  if (vvip || same) return after;
  const falls = isHigher(tierOf(before), tierOf(after));
  return counted(after, isHigher(tierOf(after), tierOf(before)) || (before.raised && !falls));
}

function counted({ shifted: _, ...status }: TierStatus, raised: boolean): TierStatus {
  return { ...status, changes: status.changes + 1, raised, ...(!raised && { shifted: true as const }) };
}

function higherOf(tier: Tier, other: Tier | null): Tier {
  return other !== null && isHigher(other, tier) ? other : tier;
}
