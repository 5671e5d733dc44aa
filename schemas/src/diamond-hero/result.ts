import { arenaReplay } from "../arena/evidence.ts";
import type { World } from "../arena/world.ts";
import { TICK_RATE } from "../protocol.ts";
import { END_REASONS, type RunResult } from "./hero.ts";
import { ENDS, OWN, PRISM_SLOT, slotAt } from "./own.ts";
import { HERO_RULES } from "./rules.ts";
import { scoreOf } from "./score.ts";
import { runOf } from "./setup.ts";

/** What came of a run so far. The same for the room and for a replay. */
export function resultOf({ own, setup, player, tally }: World): RunResult {
  const { character, calm } = runOf(setup);
  const end = own[OWN.end]!;
  const cleared = end === ENDS.cleared;
  const deeds = {
    seconds: Math.floor(own[OWN.time]! / TICK_RATE),
    kills: tally.kills[0]!,
    golem: own[OWN.golem] === 1,
    hp: player.hp[0]!,
  };
  return {
    outcome: cleared ? "success" : "fail",
    reason: END_REASONS[end - 1] ?? null,
    ...deeds,
    coins: own[OWN.coins]!,
    level: own[OWN.level]!,
    prisms: own[slotAt(PRISM_SLOT, "level")]! > 0 ? 1 : 0,
    // Who leaves with full health has not earned it.
    score: scoreOf({ ...deeds, hp: cleared ? deeds.hp : 0 }),
    character,
    calm,
  };
}

/**
 * Decides a run again from its recording (games/contract.ts). Nothing of it is hidden from its player, so the seed has no part
 * in it. Throws a RangeError for a recording that ends before the run does.
 */
export const replayHero = arenaReplay(HERO_RULES, (world) => {
  const { outcome, reason, score } = resultOf(world);
  if (reason === null) throw new RangeError("the run is not over");
  return { outcome, score };
});
