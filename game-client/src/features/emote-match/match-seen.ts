import { atom } from "nanostores";
import { perGame } from "../../core/feature.ts";

/** The last two, by session, who were seen to match. */
export const matchSeenOf = perGame(() => atom<{ readonly sessions: readonly string[] } | null>(null));
