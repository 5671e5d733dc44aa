import type { PrizeTier } from "../account/tiers.ts";
import type { Phase } from "../season/season.ts";

/** The most entries that one player may hold in one draw. */
export const ENTRIES_MAX = 9_999;

export const ENTRY_STATUSES = ["not-entered", "entered", "processing", "won", "not-won", "locked"] as const;
export type EntryStatus = (typeof ENTRY_STATUSES)[number];

/**
 * Why a prize can't be entered now; null where it can. `claim-only`: VIP items are claimed, not drawn; `sold-out`: all
 * codes of such an item are given away; `already-claimed`: the person took it with an account that was deleted since.
 */
export type PrizeRefusal =
  | "tier-not-eligible"
  | "level-locked"
  | "entries-closed"
  | "claim-only"
  | "sold-out"
  | "already-claimed"
  | null;

/** What came of somebody's entries in a draw whose results are out. */
export type DrawOutcome = "won" | "not-won";

/** The code of a VIP item that a guest claimed (spec 1 §3). */
export interface Claim {
  code: string;
  /** ISO instant. */
  valid_until: string;
}

export interface PrizeView {
  slug: string;
  /** One person wins one prize of a kind. */
  kind: string;
  tier: PrizeTier;
  level: number;
  type: "physical" | "digital";
  /** How many can be won. */
  total: number;
  /** Diamonds for one entry, for this viewer: whoever holds entries goes on at what they cost. */
  price: number;
  vip_only: boolean;
  /** Loyalty points of a points prize. */
  points: number | null;
  entries: number;
  /** A claimed item counts as won. */
  status: EntryStatus;
  /** What the viewer claimed of it, or null. */
  claim: Claim | null;
  refusal: PrizeRefusal;
}

/** `GET /sweepstakes`. Signed-out viewers get the prizes with a null balance. */
export interface VaultAnswer {
  phase: Phase;
  balance: number | null;
  level: number | null;
  /** Physical prizes need an address (spec 1 §5). */
  has_address: boolean;
  /** The four levels at which more prizes open (spec 1 §9). */
  milestones: number[];
  prizes: PrizeView[];
}

/** The answer of `PUT /sweepstakes/:prize`. */
export interface EntriesAnswer {
  balance: number;
  prize: PrizeView;
}

/** The answer of `POST /sweepstakes/:prize/claim`, and of repeating it. */
export interface ClaimAnswer extends Claim {
  prize: string;
  /** Loyalty points of the item, or null. */
  points: number | null;
}

/** Vault filters (spec 1 §2). */
export const FILTERS = ["all", "eligible", "entered", "won"] as const;
export type VaultFilter = (typeof FILTERS)[number];
