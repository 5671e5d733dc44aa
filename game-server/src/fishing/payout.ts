import type { FishingInputs, FishingResult } from "@diamond-valley/schemas/fishing/attempt.ts";
import type { Seeds } from "@diamond-valley/schemas/random.ts";
import { Problem } from "../http/problem.ts";
import type { Attempts } from "../wallet/attempts.ts";
import type { WalletStore } from "../wallet/store.ts";

/** What anglers may cast with, and what their attempts pay. */
export interface Payout {
  /**
   * Mastery level and free places in the bag of a player who is about to cast, and whether it has never caught anything.
   * Throws `bag-full`, `unavailable`.
   */
  open(account: string): Promise<{ mastery: number; free: number; guided: boolean }>;
  /**
   * Pays what an attempt brought in, with all that decides it again. Only then is the player told. On a refusal nothing
   * was promised; after `unavailable` the attempt may have been paid or not.
   */
  pay(
    account: string,
    attempt: string,
    seeds: Seeds,
    inputs: FishingInputs,
    result: FishingResult,
  ): Promise<void>;
}

/** Pays into stored wallets. */
export function createPayout(wallets: Pick<WalletStore, "view">, attempts: Pick<Attempts, "commit">): Payout {
  return {
    async open(account) {
      const { bag, mastery } = await wallets.view(account);
      const free = bag.fish.capacity - bag.fish.used;
      if (free <= 0) throw new Problem("bag-full");
      const { level, gained } = mastery.fishing;
      return { mastery: level, free, guided: level === 1 && gained === 0 };
    },
    async pay(account, attempt, seeds, inputs, { items, experience, reaches }) {
      await attempts.commit({
        attempt,
        playerId: account,
        game: "fishing",
        seed: seeds,
        inputs,
        operation: {
          kind: "catch",
          key: `quest:fishing:${attempt}`,
          category: "fish",
          items,
          skill: "fishing",
          skillExperience: experience,
          ...(reaches !== undefined && { firstReaches: reaches }),
        },
      });
    },
  };
}
