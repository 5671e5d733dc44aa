import type { Character } from "@diamond-valley/schemas/diamond-hero/progress-content.ts";
import { atom } from "nanostores";
import { perGame } from "../../core/feature.ts";

/** What a run is to be begun with. */
export interface RunWish {
  readonly character: Character;
  readonly calm: boolean;
  /** Whether the player's own best run is drawn beside it. */
  readonly ghost: boolean;
}

/**
 * The run that the player asks for, null for none: set by the start dialog before the way to the arena, and there by "once
 * more". The arena takes it, sets it to null and sends `begin`.
 */
export const wishOf = perGame(() => atom<RunWish | null>(null));

/** What was begun last in this game, for "once more" and as the next proposal. */
export const lastWishOf = perGame(() => atom<RunWish | null>(null));
