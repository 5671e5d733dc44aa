import { OUTCOMES } from "@diamond-valley/schemas/arena/rules.ts";
import type { World } from "@diamond-valley/schemas/arena/world.ts";
import type { Burst, EndReason, ExpeditionAnswer } from "@diamond-valley/schemas/mining/mining.ts";
import { TICK_RATE } from "@diamond-valley/schemas/protocol.ts";
import type { ArenaAttempt } from "../arena/arena-room.ts";

/** A vein that was given to a miner. */
export interface Claim {
  readonly vein: number;
  /** Free places in the bag when it was given. */
  readonly free: number;
  /** How many veins were given with it: the world knows of it once it counts as many. */
  readonly given: number;
}

/** One expedition of one miner, from `begin` until the next one. */
export interface Expedition {
  readonly attempt: ArenaAttempt;
  readonly mastery: number;
  /** The vein that the miner has in its world, and one that it was given since and its world doesn't know of yet. */
  held: Claim | undefined;
  next: Claim | undefined;
  /** Whether a vein is being asked for. */
  asks: boolean;
  /** Veins that were given, and those bursts that were dealt with. */
  given: number;
  bursts: number;
  /** Ticks for which others still see what came out last. */
  shows: number;
  /** Whether the miner asked to leave by the door. */
  leaves: boolean;
  /** Whether it is over, and its result: as soon as all of its veins are paid. */
  isOver: boolean;
  readonly result: Promise<ExpeditionAnswer>;
  /** Notes the payment of a vein; `paid` is what it brought, or null where it could not be paid. */
  pays(paid: Promise<Burst | null>): void;
  /** Ends it. Answers when the result stands. */
  end(): Promise<void>;
}

/** An expedition that just begins. */
export function createExpedition(attempt: ArenaAttempt, mastery: number): Expedition {
  const { promise: result, resolve } = Promise.withResolvers<ExpeditionAnswer>();
  const payments: Promise<Burst | null>[] = [];
  const expedition: Expedition = {
    attempt,
    mastery,
    held: undefined,
    next: undefined,
    asks: false,
    given: 0,
    bursts: 0,
    shows: 0,
    leaves: false,
    isOver: false,
    result,
    pays: (paid) => void payments.push(paid),
    async end() {
      if (expedition.isOver) return;
      expedition.isOver = true;
      const { world } = attempt.session;
      const reason = reasonOf(world, expedition.leaves);
      const bursts = (await Promise.all(payments)).filter((burst) => burst !== null);
      resolve({
        attempt: attempt.attempt,
        outcome: reason === "fallen" ? "fail" : "success",
        reason,
        items: bursts.flatMap(({ items }) => items),
        experience: bursts.reduce((sum, { experience }) => sum + experience, 0),
        seconds: Math.floor(world.clock.tick[0]! / TICK_RATE),
      });
    },
  };
  return expedition;
}

function reasonOf({ clock }: World, leaves: boolean): EndReason {
  if (clock.outcome[0] === OUTCOMES.lost) return "fallen";
  return leaves ? "door" : "time";
}
