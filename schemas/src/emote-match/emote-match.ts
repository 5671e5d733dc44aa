import { distance } from "../maps/points.ts";
import type { Emote } from "../walking/walking.ts";

/** How near two players are, px, and how shortly after each other (ms) they show the same emote, to match (world.md). */
export const MATCH = { distance: 160, within: 3_000 } as const;
/** Matches of a day (KST) that count for a player; the same two count once a day. */
export const MATCHES_DAILY = 3;

/** An emote that somebody showed: where, px, and when, ms of any one clock. */
export interface ShownEmote {
  readonly emote: Emote;
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

/** Whether two shown emotes match. */
export function isMatch(one: ShownEmote, other: ShownEmote): boolean {
  return (
    one.emote === other.emote &&
    Math.abs(one.at - other.at) <= MATCH.within &&
    distance(one, other) <= MATCH.distance
  );
}

/** Of those who showed an emote, by session, who matches `shown` from nearest by; null for nobody. */
export function matchOf(shown: ShownEmote, others: Iterable<readonly [string, ShownEmote]>): string | null {
  let nearest: { readonly session: string; readonly away: number } | null = null;
  for (const [session, other] of others) {
    const away = distance(shown, other);
    if (isMatch(shown, other) && (nearest === null || away < nearest.away)) nearest = { session, away };
  }
  return nearest?.session ?? null;
}
