import type { FishingPlan, FishingSetup } from "@diamond-valley/schemas/fishing/attempt.ts";
import type { Angler } from "@diamond-valley/schemas/fishing/fishing.ts";
import type { Seeds } from "@diamond-valley/schemas/random.ts";
import { Problem } from "../http/problem.ts";
import type { Connection, Ping } from "../rooms/latency.ts";
import type { Attempts } from "../wallet/attempts.ts";
import type { WalletStore } from "../wallet/store.ts";

/** An angler in the room, as angling needs to know it. */
export interface AnglerSeat {
  account: string;
  session: string;
  walker: Angler;
  /** Inputs of walking that the room has received: what was sent before the cast doesn't end it. */
  received: number;
}

/** A bite that was sent. All in ms on the clock. */
interface SentBite {
  at: number;
  /** The ping that went right behind it. */
  ping: Ping;
  /** The connection that it went on: whose connection breaks loses the attempt. */
  connection: Readonly<Connection>;
  /** When the youngest ping was sent. */
  echoed: number;
}

/** One attempt, from the cast until its end is no longer shown. */
export interface FishingAttempt {
  id: string;
  seat: AnglerSeat;
  /** Number of the spot. */
  spot: number;
  seeds: Seeds;
  /** Undefined until the wallet has answered. */
  drawn: { setup: FishingSetup; plan: FishingPlan } | undefined;
  stage: "asking" | "casting" | "waiting" | "bite" | "paying" | "shown";
  /** When the stage ends, ms on the clock. */
  due: number;
  /** Undefined before the bite. */
  bitten: SentBite | undefined;
}

/** What anglers may cast with, and what their attempts pay. */
export interface Payout {
  /**
   * Mastery level and free places in the bag of a player who is about to cast, and whether it has never caught anything.
   * Throws `bag-full`, `unavailable`.
   */
  open(account: string): Promise<{ mastery: number; free: number; guided: boolean }>;
  /** Pays what an attempt brought in; only then is the player told. */
  commit: Attempts["commit"];
}

/** Pays into stored wallets. */
export function createPayout(
  wallets: Pick<WalletStore, "view">,
  { commit }: Pick<Attempts, "commit">,
): Payout {
  return {
    async open(account) {
      const { bag, mastery } = await wallets.view(account);
      const free = bag.fish.capacity - bag.fish.used;
      if (free <= 0) throw new Problem("bag-full");
      const { level, gained } = mastery.fishing;
      return { mastery: level, free, guided: level === 1 && gained === 0 };
    },
    commit,
  };
}
