import type { EMOTE_MATCH } from "@diamond-valley/schemas/emote-match/messages.ts";
import { atom } from "nanostores";
import { perGame } from "../../core/feature.ts";

/** Two who were seen to match, by session, and their teams. */
export type MatchSeen = NonNullable<(typeof EMOTE_MATCH)["content"]>;

/** The last two. */
export const matchSeenOf = perGame(() => atom<MatchSeen | null>(null));
