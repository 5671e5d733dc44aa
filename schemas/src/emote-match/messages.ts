import { push } from "../games/contract.ts";
import type { Team } from "../teams/teams.ts";

/** Sent to everybody in the village: these two, by session, showed the same emote; `teams` are theirs in that order, null for none. */
export const EMOTE_MATCH = push<{
  readonly sessions: readonly [string, string];
  readonly teams: readonly [Team | null, Team | null];
}>("emote-match");

/**
 * Sent to each of the two: the points that the match brought the player's team, and how many matches of today are left;
 * `why` says what kept it from counting: no team yet, or that all of today's were made. The same two again are told nothing.
 */
export const MATCHED = push<{
  readonly points: number;
  readonly left: number;
  readonly why: "no-team" | "no-more" | null;
}>("matched");
