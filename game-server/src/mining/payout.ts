import {
  replayVein,
  type VeinInputs,
  type VeinResult,
  veinOperation,
} from "@diamond-valley/schemas/mining/vein.ts";
import { insist, PAUSE } from "../database/insist.ts";
import type { Deps } from "../deps.ts";
import { Problem } from "../http/problem.ts";
import type { Attempts } from "../wallet/attempts.ts";
import type { WalletStore } from "../wallet/store.ts";

/** Where veins are paid to. */
export interface Payout {
  /** Free places for ore in the player's bag. Throws `bag-full`, `unavailable`. */
  open(account: string): Promise<number>;
  /**
   * Decides what comes out of a vein that has burst, and pays it with its evidence in one write. The seed is drawn here,
   * so nobody can know earlier what it will be. Outlasts an outage of half a minute. Throws `bag-full`, `unavailable`.
   */
  pay(account: string, inputs: VeinInputs): Promise<VeinResult & { attempt: string }>;
}

/** Pays into stored wallets. */
export function createPayout(
  { seed: freshSeed }: Pick<Deps, "seed">,
  wallets: Pick<WalletStore, "view">,
  { mint, commit }: Pick<Attempts, "mint" | "commit">,
  pause = PAUSE,
): Payout {
  return {
    async open(account) {
      const { capacity, used } = (await wallets.view(account)).bag.ore;
      if (used >= capacity) throw new Problem("bag-full");
      return capacity - used;
    },
    async pay(account, inputs) {
      const [attempt, seed] = [mint(), freshSeed()];
      const result = replayVein(seed, inputs);
      const operation = veinOperation(attempt, result);
      const decided = { attempt, playerId: account, game: "mining", seed, inputs, operation };
      await insist(() => commit(decided), pause);
      return { attempt, ...result };
    },
  };
}
