import type { Contest, Liar, Outcome } from "./contender.ts";
import { fightGolem } from "./golem.ts";
import { huntSlime } from "./hunter.ts";
import { mineOre } from "./miner.ts";

/** A contest of each game on the arena kernel, over the server's session and the page's runner. */
export const CONTESTS = {
  mining: mineOre,
  hunting: huntSlime,
  boss: fightGolem,
} as const satisfies Record<string, (contest: Contest) => Outcome | Promise<Outcome>>;
export type ContestName = keyof typeof CONTESTS;
export const CONTEST_NAMES = Object.keys(CONTESTS) as ContestName[];

/** Plays `count` seeds from `first` on, on one line; each with a liar made anew, where there is one. */
export async function playContests(
  game: ContestName,
  count: number,
  line: Contest["line"],
  liar?: () => Liar,
  first = 1,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let seed = first; seed < first + count; seed += 1)
    outcomes.push(await CONTESTS[game]({ seed, line, ...(liar ? { liar: liar() } : {}) }));
  return outcomes;
}

/** What liars gained over their honest twins: the mean, and half of the interval that holds it in 95 of 100 cases. */
export interface Gain {
  readonly mean: number;
  readonly within: number;
}

export function gainOf(liars: readonly Outcome[], honest: readonly Outcome[]): Gain {
  const gains = liars.map(({ value }, index) => value - honest[index]!.value);
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
  const spread = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / (gains.length - 1);
  return { mean, within: 1.96 * Math.sqrt(spread / gains.length) };
}
