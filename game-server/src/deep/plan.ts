import type { ArenaSetup } from "@diamond-valley/schemas/arena/rules.ts";
import { bitsOf } from "@diamond-valley/schemas/deep/own.ts";
import { deepSetup, flyerOf, MODES } from "@diamond-valley/schemas/deep/setup.ts";
import { DEEP, easeAfter } from "@diamond-valley/schemas/deep/tuning.ts";
import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import { DEEP_LOST, factsOf, type Situation } from "@diamond-valley/schemas/story/facts.ts";
import { holds } from "@diamond-valley/schemas/story/requirement.ts";
import { statsOf } from "@diamond-valley/schemas/wallet/stats.ts";

/** What holds once the upper door is open. */
const OPEN = "session.door|done.diamond";

/** The world in which a player walks about in the hall from `at`, or flies from the plate. `now` is epoch ms in season time. */
export function planOf(
  { flight, calm, at }: { flight: boolean; calm: boolean; at: Point },
  situation: Situation,
  now: number,
): ArenaSetup {
  const { wallet, membership } = situation;
  const facts = factsOf(situation, now);
  const flyer = flyerOf(statsOf(wallet.level, membership), wallet.mastery.mining.level);
  const missing = Array.from({ length: DEEP.gem.count }, (_, index) => index + 1).filter(
    (gem) => facts(`gem.diamond.${gem}`) === 0,
  );
  const visit = {
    mode: flight ? MODES.flight : MODES.walk,
    calm,
    ease: easeAfter(facts(DEEP_LOST)),
    missing: bitsOf(missing),
    open: holds(OPEN, facts),
  };
  return deepSetup(flyer, visit, flight ? DEEP.plate : at);
}
