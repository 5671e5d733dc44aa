import type { Situation } from "@diamond-valley/schemas/story/facts.ts";
import { computed, type ReadableAtom } from "nanostores";
import type { Stores } from "../app/stores.ts";

/** The stores that say how the player stands. */
export type SituationStores = Pick<Stores, "$wallet" | "$progress" | "$season" | "$quantity" | "$membership">;

/** What the story's rules ask for about the player; null before the server has said all of it. */
export function situationOf({
  $wallet,
  $progress,
  $season,
  $quantity,
  $membership,
}: SituationStores): ReadableAtom<Situation | null> {
  return computed(
    [$wallet, $progress, $season, $quantity, $membership],
    (wallet, progress, season, quantity, membership) =>
      wallet && progress && season && membership && { wallet, progress, season, quantity, membership },
  );
}
