import type { ArenaSetup } from "@diamond-valley/schemas/arena/rules.ts";
import type { BeginMessage } from "@diamond-valley/schemas/boss/boss.ts";
import type { Arms, Kind } from "@diamond-valley/schemas/boss/kinds.ts";
import { armsOf, bossSetup } from "@diamond-valley/schemas/boss/setup.ts";
import { BOSS } from "@diamond-valley/schemas/boss/tuning.ts";
import { factsOf, type Situation } from "@diamond-valley/schemas/story/facts.ts";
import { GOLEM_LOST } from "@diamond-valley/schemas/story/golem.ts";
import { statsOf } from "@diamond-valley/schemas/wallet/stats.ts";
import { WEEKLY_BOSS } from "@diamond-valley/schemas/wallet/weekly-boss.ts";
import type * as z from "zod/mini";

/** A fight that may begin. */
export interface Plan {
  readonly kind: Kind;
  readonly arms: Arms;
  /** Whether it counts for the week, of which there are five a day. */
  readonly ranked: boolean;
  /** Week of the boss; 0 for the story. */
  readonly week: number;
  readonly setup: ArenaSetup;
}

/**
 * The fight that a player asks for, or null where the story or the week doesn't have it (spec 2 §4). The boss of the last
 * week stays for practice when that week has ended. `now` is epoch ms in season time.
 */
export function planOf(
  wanted: z.output<typeof BeginMessage>,
  situation: Situation,
  now: number,
): Plan | null {
  const { kind, arms = "own", calm = false } = wanted;
  const { wallet, membership } = situation;
  const facts = factsOf(situation, now);
  const strength = (held: Arms) => {
    const { mining, combat } = wallet.mastery;
    const mastery = { mining: mining.level, combat: combat.level };
    return armsOf(statsOf(wallet.level, membership), mastery, held);
  };
  if (kind === "story") {
    if (facts("golem.story") === 0) return null;
    const ease = Math.min(BOSS.ease.most, facts(GOLEM_LOST));
    const setup = bossSetup(strength("own"), { kind, week: 0, calm, ease });
    return { kind, arms: "own", ranked: false, week: 0, setup };
  }
  const ranked = wanted.ranked === true;
  const current = wallet.boss.week;
  if (facts("golem.weekly") === 0 || (ranked && current === 0)) return null;
  const week = current || WEEKLY_BOSS.weeks.at(-1)!;
  return { kind, arms, ranked, week, setup: bossSetup(strength(arms), { kind, week, calm, ease: 0 }) };
}
