import { atom } from "nanostores";
import { perGame } from "../../core/feature.ts";

/** How many friends watch the player's fight or run. */
export const watchedByOf = perGame(() => atom(0));
