import { DAY } from "../clock.ts";

/** How long (ms) a winner's data is kept after the delivery (spec 1 §9: 180 days). */
export const KEPT_AFTER_DELIVERY = 180 * DAY;

/** How long (ms) an account is kept that never registered: a digest, a tier and flags, no person. */
export const UNREGISTERED_KEPT = 30 * DAY;

/** How long (ms) counted events are kept: 14 months, so that a season can be compared with the one before. */
export const EVENTS_KEPT = 425 * DAY;

/** What decides how long somebody's data is kept. */
export interface RetentionFacts {
  /** When all winners were put on record (epoch ms); null before that. */
  winnersKnownSince: number | null;
  won: boolean;
  /** When the last prize reached the winner (epoch ms), or null. */
  deliveredAt: number | null;
}

/** `contact`: name, nickname, picture, phone, all addresses and the visit go, the rest stays. `all`: the account is erased. */
export type Purge = "contact" | "all" | null;

/**
 * What of somebody has to go at `now` (epoch ms). Nobody's contact goes before every winner is on record: a late draw
 * must still be able to reach its winners. A winner's account goes 180 days after the delivery.
 */
export function purgeDue({ winnersKnownSince, won, deliveredAt }: RetentionFacts, now: number): Purge {
  if (winnersKnownSince === null || now < winnersKnownSince) return null;
  if (!won) return "contact";
  return deliveredAt !== null && now >= deliveredAt + KEPT_AFTER_DELIVERY ? "all" : null;
}
