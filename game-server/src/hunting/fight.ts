import type { World } from "@diamond-valley/schemas/arena/world.ts";
import { type FightInputs, fightOperation, replayFight } from "@diamond-valley/schemas/hunting/herbs.ts";
import { END_REASONS, type EndAnswer, type EndReason } from "@diamond-valley/schemas/hunting/hunting.ts";
import { herbsOf, OWN } from "@diamond-valley/schemas/hunting/own.ts";
import { HUNTING } from "@diamond-valley/schemas/hunting/tuning.ts";
import { TICK_RATE } from "@diamond-valley/schemas/protocol.ts";
import { insist, PAUSE } from "../database/insist.ts";
import { Problem } from "../http/problem.ts";
import type { Attempts } from "../wallet/attempts.ts";
import type { GivenSlime } from "./slimes.ts";

/** A fight that the room has given to a hunter. */
export interface Fight extends GivenSlime {
  /** Names it, and its payment. */
  readonly attempt: string;
  /** Decides the colours of its herbs. */
  readonly seed: number;
  /** Free places in the bag when it began. */
  readonly free: number;
  /** Tick of the world with which it began. */
  readonly from: number;
}

/** What a world says of a fight that is over. Reads it now: the next fight is not far. */
interface FightEnd {
  readonly reason: EndReason;
  readonly seconds: number;
  readonly herbs: FightInputs["herbs"];
}

/** How the last fight of a world went. Who has fallen has lost the herbs of the fight. */
function endOf(world: World, { from }: Fight): FightEnd {
  const reason = END_REASONS[world.own[OWN.end]! - 1]!;
  return {
    reason,
    seconds: Math.floor((world.clock.tick[0]! - from) / TICK_RATE),
    herbs: reason === "fallen" ? [] : herbsOf(world),
  };
}

/** Pays the fights of hunters. */
export interface Payout {
  /**
   * Pays the fight that is over in a world, in one write with its evidence, and answers its result. Outlasts an outage of half a
   * minute. Never throws: what could not be paid is told as `lost`.
   */
  pay(account: string, fight: Fight, world: World): Promise<EndAnswer>;
}

/** Pays into stored wallets; `fail` is told of what should not happen. */
export function createPayout(
  { commit }: Pick<Attempts, "commit">,
  fail: (error: unknown) => void,
  pause = PAUSE,
): Payout {
  return {
    async pay(account, fight, world) {
      const { attempt, number, king, colour, seed, free } = fight;
      const { reason, seconds, herbs } = endOf(world, fight);
      const won = reason === "won";
      const answer = {
        attempt,
        slime: number,
        king,
        reason,
        seconds,
        left: Math.max(0, herbs.length - free),
      };
      const outcome = won ? ("success" as const) : ("fail" as const);
      const nothing = { ...answer, outcome, items: [], experience: 0 };
      if (herbs.length === 0) return { ...nothing, lost: null };
      const inputs: FightInputs = { rules: HUNTING.rules, colour, king, won, free, herbs };
      try {
        const result = replayFight(seed, inputs);
        const operation = fightOperation(attempt, result);
        const decided = { attempt, playerId: account, game: "hunting", seed, inputs, operation };
        await insist(() => commit(decided), pause);
        return { ...answer, ...result, lost: null };
      } catch (error) {
        const lost = error instanceof Problem ? error.code : "generic";
        if (lost === "generic") fail(error);
        return { ...nothing, lost };
      }
    },
  };
}
