import { rewardsDue } from "../../diamond-hero/rewards.ts";
import { type Change, change, type HoldingPath, held, type Rule, refuse, tally } from "../holdings.ts";

/** A run of Diamond Hero is over. */
export interface HeroRunOperation {
  kind: "hero-run";
  key: string;
  /** The run, whose recording is kept apart. */
  attempt: string;
  /** Whole seconds that were survived. */
  seconds: number;
  cleared: boolean;
  kills: number;
  coins: number;
  /** Grand Prisms that came together. */
  prisms: number;
  /** Points, which count for the board where the run is ranked. */
  score: number;
  ranked: boolean;
  /** The week of the season that the run was begun in; absent in runs of the first release, and outside of the weeks. */
  week?: number;
}

/**
 * Adds the coins and totals of a run, and pays what is newly reached by them: milestones, missions and extreme missions, each
 * once for each player (spec 2 §3, §9). No more runs end than were begun: `not-now`.
 */
export const heroRunRule: Rule<HeroRunOperation> = (holdings, run) => {
  if (held(holdings, "hero.ended") >= held(holdings, "hero.plays")) return refuse("not-now");
  const { seconds, cleared, kills, coins, prisms, score, ranked, week } = run;
  const points = ranked ? score : 0;
  const more = (path: HoldingPath, reached: number): Change => ({
    path,
    by: Math.max(0, reached - held(holdings, path)),
  });
  const gained = tally([
    { path: "hero.ended", by: 1 },
    { path: "coins", by: coins },
    { path: "hero.coins", by: coins },
    { path: "hero.kills", by: kills },
    { path: "hero.clears", by: cleared ? 1 : 0 },
    { path: "hero.prisms", by: prisms },
    more("hero.longest", seconds),
    more("hero.best", points),
    { path: "hero.total", by: points },
    ...(week
      ? [more(`hero.weeks.${week}.best`, points), { path: `hero.weeks.${week}.total` as const, by: points }]
      : []),
  ]);
  return tally([...gained, ...rewardsDue(change(holdings, gained))]);
};
