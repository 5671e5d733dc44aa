import type { Passing, PassReason } from "./passing.ts";
import type { Rank } from "./ranking.ts";
import type { Beacon, DrawnPrize, DrawTerms } from "./terms.ts";
import type { PathStep } from "./tree.ts";

/**
 * How far the draws have come for everybody to see. `none`: nothing was committed yet; `published`: the secret is open, from the
 * release of the results on.
 */
export type DrawStage = "none" | "committed" | "frozen" | "published";

/** The frozen entries of a prize. */
export interface FrozenEntries {
  /** Root of the tree over them. */
  root: string;
  entrants: number;
  /** Of all entrants together. */
  entries: number;
}

/** What is known of one prize's draw. */
export type PublicPrize = DrawnPrize & { frozen: FrozenEntries | null };

/** `GET /draws`: what anybody may know of the draws at this stage. Instants are ISO. */
export interface DrawSummary {
  stage: DrawStage;
  version: number;
  season: string;
  commitment: string | null;
  beacon: Beacon & { value: string | null };
  committed_at: string | null;
  frozen_at: string | null;
  drawn_at: string | null;
  published_at: string | null;
  secret: string | null;
  /** In the order in which they are drawn. */
  prizes: PublicPrize[];
}

/** A prize with all who were drawn for it, and who holds it after the passings. */
export type RecordedPrize = PublicPrize & { ranks: Rank[]; holders: string[] };

/** `GET /draws/record`: all that a draw is checked with, besides the entries. Nobody is drawn before it is published. */
export type DrawRecord = Omit<DrawSummary, "prizes"> & {
  prizes: RecordedPrize[];
  /** In the order in which prizes went on to reserves. */
  passings: (Passing & { at: string })[];
};

/** What came of somebody's entries: `barred` by a prize of the kind that was won before, `passed` on after it was won. */
export type ProvenOutcome = "won" | "not-won" | "barred" | "passed";

/** What the entrant's own part of a published draw is checked with. */
export interface PublishedProof {
  secret: string;
  /** The beacon's value. */
  beacon: string;
  /** The entrant's key. */
  key: string;
  /** The last key that wins; null where all who entered win. */
  threshold: string | null;
  outcome: ProvenOutcome;
  /** The prize of the kind that bars, or null. */
  barredBy: string | null;
  /** Why the prize went on, or null. */
  passed: PassReason | null;
}

/** `GET /sweepstakes/:prize/proof`: what an entrant needs to check the own entries in the draw of one prize. */
export interface DrawProof {
  stage: Exclude<DrawStage, "none">;
  terms: DrawTerms;
  commitment: string;
  prize: string;
  kind: string;
  /** The number of the account, under which only the entrant is known to the draw. */
  account: string;
  salt: string;
  entrant: string;
  /** Entries that stand in the draw; before the freeze, those held now. */
  entries: number;
  /** Null before the freeze. `leaf` is null for who stands in no draw of the prize. */
  frozen: (FrozenEntries & { leaf: { index: number; path: PathStep[] } | null }) | null;
  /** Null before the publication, and for who stands in no draw of the prize. */
  published: PublishedProof | null;
}
