import { DAY } from "../clock.ts";
import { EVENT_END, RESULTS } from "../season/season.ts";

/** How long (ms) a winner's data is kept after the delivery (spec 1 §9: 180 days). */
export const KEPT_AFTER_DELIVERY = 180 * DAY;

/** How long (ms) an account is kept that never registered: a digest, a tier and flags, no person. */
export const UNREGISTERED_KEPT = 30 * DAY;

/** How long (ms) counted events are kept: 14 months, so that a season can be compared with the one before. */
export const EVENTS_KEPT = 425 * DAY;

/** Until when (epoch ms) parcels of the draws arrive: 30 days after the results (spec 1 §1, §9). */
const LAST_PARCELS = RESULTS + 30 * DAY;

/**
 * When (epoch ms) nobody is waited for any more: six months after the event, or 180 days after the last parcels where that is
 * later (spec 1 §9). Whoever has got a prize within the 180 days before is kept until they are over.
 */
export const LAST_DAY = Math.max(sixMonthsAfter(EVENT_END), LAST_PARCELS + KEPT_AFTER_DELIVERY);

function sixMonthsAfter(instant: number): number {
  const day = new Date(instant);
  return day.setUTCMonth(day.getUTCMonth() + 6);
}

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
 * What of somebody has to go at `now` (epoch ms), before the last day. Nobody's contact goes before every winner is on
 * record: a late draw must still be able to reach its winners. A winner's account goes 180 days after the delivery.
 */
export function purgeDue({ winnersKnownSince, won, deliveredAt }: RetentionFacts, now: number): Purge {
  if (winnersKnownSince === null || now < winnersKnownSince) return null;
  if (!won) return "contact";
  return deliveredAt !== null && now >= deliveredAt + KEPT_AFTER_DELIVERY ? "all" : null;
}
