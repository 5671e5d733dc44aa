import { mayEnter, type Tier } from "../account/tiers.ts";
import type { ErrorCode } from "../errors/catalogue.ts";
import { isEventOpen } from "../season/open.ts";
import type { SeasonView } from "../season/season.ts";
import type { Prize } from "./prizes.ts";
import type { Claim, DrawOutcome, EntryStatus, PrizeRefusal, PrizeView, VaultFilter } from "./vault.ts";

/** What of an account decides which draws it may enter. */
export interface AccountFacts {
  tier: Tier;
  vip: boolean;
  vvip: boolean;
  hasAddress: boolean;
}

/** Somebody who looks at a prize. The level is null for viewers who are not signed in. */
export interface Viewer {
  level: number | null;
  entries: number;
  /** Diamonds for one entry, where it isn't the prize's own price: see `entryPrice`. */
  price?: number;
  facts: AccountFacts | null;
  claim?: Claim | null;
  /** Null until the results of the draw are out. */
  outcome?: DrawOutcome | null;
  /** Whether the person claimed the VIP item with an account that was deleted since. */
  claimedBefore?: boolean;
  /** Whether all codes of a VIP item are given away. */
  soldOut?: boolean;
}

/** Whether somebody's tier and invitation allow a prize (spec 1 §1, §6). */
export function isFor(prize: Prize, { tier, vip, vvip }: AccountFacts): boolean {
  if (prize.vip_only && !vip && !vvip) return false;
  return vvip || mayEnter(tier, prize.tier);
}

/**
 * Why the viewer can't enter the draw of a prize now; null where nothing but diamonds or an address may lack. The
 * tier is told first: unlike level and time it stays, and the filter of eligible prizes goes by it.
 */
function prizeRefusal(prize: Prize, viewer: Viewer, open: boolean): PrizeRefusal {
  if (viewer.facts && !isFor(prize, viewer.facts)) return "tier-not-eligible";
  if (!open) return "entries-closed";
  if (prize.vip_only) return claimRefusal(viewer);
  if (viewer.level !== null && viewer.level < prize.level) return "level-locked";
  return null;
}

/** Why a guest can't claim a VIP item; `claim-only` where nothing stands in the way, and where it is claimed. */
function claimRefusal({ claim, claimedBefore, soldOut }: Viewer): PrizeRefusal {
  if (claim) return "claim-only";
  if (claimedBefore) return "already-claimed";
  return soldOut ? "sold-out" : "claim-only";
}

/** Why an account may not add entries for a prize, or null (spec 1 §1, §5). Diamonds and level are the wallet's to judge. */
export function addingBarred(prize: Prize, facts: AccountFacts): ErrorCode | null {
  if (!isFor(prize, facts)) return "tier-not-eligible";
  if (prize.vip_only) return "claim-only";
  return prize.type === "physical" && !facts.hasAddress ? "address-required" : null;
}

function statusOf(prize: Prize, { level, entries, claim, outcome }: Viewer, open: boolean): EntryStatus {
  if (claim) return "won";
  if (entries > 0) return open ? "entered" : (outcome ?? "processing");
  return level !== null && level < prize.level ? "locked" : "not-entered";
}

/** A prize as a viewer sees it. */
export function prizeView(prize: Prize, viewer: Viewer, season: SeasonView, now: number): PrizeView {
  const open = isEventOpen(season, now);
  const { former, ...shown } = prize;
  return {
    ...shown,
    price: viewer.price ?? prize.price,
    entries: viewer.entries,
    status: statusOf(prize, viewer, open),
    claim: viewer.claim ?? null,
    refusal: prizeRefusal(prize, viewer, open),
  };
}

/** The prizes that a filter shows (spec 1 §2). Eligible is what the tier allows: a level can still be reached. */
export function filterPrizes(prizes: readonly PrizeView[], filter: VaultFilter): PrizeView[] {
  const shown: Record<VaultFilter, (prize: PrizeView) => boolean> = {
    all: () => true,
    eligible: ({ refusal }) => refusal !== "tier-not-eligible",
    entered: ({ entries }) => entries > 0,
    // A VIP item is claimed, not won.
    won: ({ status, vip_only }) => status === "won" && !vip_only,
  };
  return prizes.filter(shown[filter]);
}
