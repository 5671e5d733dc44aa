import type {
  FishingInputs,
  FishingPlan,
  FishingResult,
  FishingSetup,
} from "@diamond-valley/schemas/fishing/attempt.ts";
import type { Angler } from "@diamond-valley/schemas/fishing/fishing.ts";
import type { Press } from "@diamond-valley/schemas/fishing/press.ts";
import type { Seeds } from "@diamond-valley/schemas/random.ts";
import { Problem } from "../http/problem.ts";
import type { Ping } from "../rooms/latency.ts";
import type { Attempts } from "../wallet/attempts.ts";
import type { Tell, WalletStore } from "../wallet/store.ts";

/** An angler in the room, as angling needs to know it. */
export interface AnglerSeat {
  account: string;
  session: string;
  walker: Angler;
  /** Inputs of walking that the room has received: what was sent before the cast doesn't end it. */
  received: number;
}

/** What the server's pings say of a connection. */
export interface Connection {
  /** The least of the recent round trips, ms; 0 before the first. */
  least: number;
  /** When the youngest ping that has been answered was sent, ms on the clock; undefined before the first answer. */
  answered: number | undefined;
}

/** A bite that was sent. All in ms on the clock. */
interface SentBite {
  at: number;
  /** The ping that went right behind it. */
  ping: Ping;
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

/**
 * The evidence of a press that came at `now`. Messages come in order, so an honest press is always behind the answer to
 * the bite's ping: where that is missing, nothing beyond the least round trip is excused.
 */
export function pressOf(claimed: number, now: number, bitten: SentBite, connection: Connection): Press {
  const { least, answered } = connection;
  const bite = bitten.ping.roundTrip;
  const known = bite !== undefined && answered !== undefined;
  return {
    claimed,
    served: now - bitten.at,
    least,
    bite: known ? bite : least,
    echo: known ? now - answered : least,
  };
}

/** What anglers may cast with, and what their attempts pay. */
export interface Payout {
  /**
   * Mastery level and free places in the bag of a player who is about to cast, and whether it has never caught anything.
   * Throws `bag-full`, `unavailable`.
   */
  open(account: string): Promise<{ mastery: number; free: number; guided: boolean }>;
  /**
   * Pays what an attempt brought in, with all that decides it again, and tells what that changed. Only then is the
   * player told. On a refusal nothing was promised; after `unavailable` the attempt may have been paid or not.
   */
  pay(
    attempt: Pick<FishingAttempt, "id" | "seeds"> & { seat: Pick<AnglerSeat, "account"> },
    inputs: FishingInputs,
    result: FishingResult,
    tell?: Tell,
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
    async pay({ id: attempt, seat, seeds: seed }, inputs, { items, experience, reaches }, tell) {
      const operation = {
        kind: "catch",
        key: `quest:fishing:${attempt}`,
        category: "fish",
        items,
        skill: "fishing",
        skillExperience: experience,
        ...(reaches !== undefined && { firstReaches: reaches }),
      } as const;
      await attempts.commit(
        { attempt, playerId: seat.account, game: "fishing", seed, inputs, operation },
        tell,
      );
    },
  };
}
