import { arenaReplay } from "../arena/evidence.ts";
import type { World } from "../arena/world.ts";
import { TICK_RATE } from "../protocol.ts";
import { END_REASONS, type EndReason, type Kind } from "./kinds.ts";
import { ENDS, OWN } from "./own.ts";
import { BOSS_RULES } from "./rules.ts";
import { scoreOf } from "./score.ts";
import { fightOf } from "./setup.ts";
import { strengthOf, ticksOfFight } from "./tuning.ts";

/** What came of a fight: all of an `EndAnswer` that its world decides. */
export interface FightResult {
  readonly kind: Kind;
  readonly calm: boolean;
  readonly outcome: "success" | "fail";
  readonly reason: EndReason;
  /** Whole seconds that it lasted. */
  readonly seconds: number;
  /** Damage that the golem took, whole % of its health. */
  readonly dealt: number;
  readonly closeCalls: number;
  /** Points; null for the story, which has none. */
  readonly score: number | null;
}

/** What came of the fight of a world, or null while it goes on. The same for the room and for a replay. */
export function resultOf({ own, tally, setup, rules }: World): FightResult | null {
  const reason = END_REASONS[own[OWN.end]! - 1];
  if (!reason) return null;
  const fight = fightOf(setup);
  const { hp } = strengthOf(fight, rules.version);
  const [won, dealt, closeCalls] = [own[OWN.end] === ENDS.won, tally.dealt[0]!, own[OWN.closeCalls]!];
  const left = Math.floor(own[OWN.left]! / TICK_RATE);
  return {
    kind: fight.kind,
    calm: fight.calm,
    outcome: won ? "success" : "fail",
    reason,
    seconds: Math.floor((ticksOfFight(fight) - own[OWN.left]!) / TICK_RATE),
    dealt: Math.floor((dealt * 100) / hp),
    closeCalls,
    score:
      fight.kind === "story" ? null : scoreOf({ won, dealt, hp, taken: tally.taken[0]!, left, closeCalls }),
  };
}

/**
 * Decides a fight again from its recording (games/contract.ts), under a version of the rules. Nothing of a fight is hidden
 * from its player, so the seed has no part in it. Throws where the recording is not that of a whole fight under those rules.
 */
const replayUnder = (version: number) =>
  arenaReplay({ ...BOSS_RULES, version }, (world) => {
    const result = resultOf(world);
    if (!result) throw new RangeError("the fight is not over");
    const { outcome, score } = result;
    return score === null ? { outcome } : { outcome, score };
  });

/** How the fights of each version of the rules are decided again. Since version 2 the golem of a week has less health. */
export const BOSS_REPLAYS = { 1: replayUnder(1), 2: replayUnder(2) };
