import type { Situation } from "@diamond-valley/schemas/story/facts.ts";
import { computed, keepMount, type ReadableAtom } from "nanostores";
import type { Stores } from "../app/stores.ts";

/** The stores that say how the player stands. */
export type SituationStores = Pick<Stores, "$wallet" | "$progress" | "$season" | "$quantity" | "$membership">;

const made = new WeakMap<SituationStores["$wallet"], ReadableAtom<Situation | null>>();

/**
 * What the story's rules ask for about the player, one store for each game; null before the server has said all of it. Frames ask
 * it: without a listener of its own it would start and stop with each question.
 */
export function situationOf(stores: SituationStores): ReadableAtom<Situation | null> {
  const known = made.get(stores.$wallet);
  if (known) return known;
  const { $wallet, $progress, $season, $quantity, $membership } = stores;
  const $situation = computed(
    [$wallet, $progress, $season, $quantity, $membership],
    (wallet, progress, season, quantity, membership) =>
      wallet && progress && season && membership && { wallet, progress, season, quantity, membership },
  );
  keepMount($situation);
  made.set($wallet, $situation);
  return $situation;
}
