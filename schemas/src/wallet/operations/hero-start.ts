import { rewardsDue } from "../../diamond-hero/rewards.ts";
import { weekAt } from "../../season/season.ts";
import { type Change, change, type Rule, tally } from "../holdings.ts";

/** A run of Diamond Hero begins: it counts from here on, whatever becomes of it. */
export interface HeroStartOperation {
  kind: "hero-start";
  key: string;
  /** The run. */
  attempt: string;
}

/** Counts the run, and pays the missions that count them (spec 2 §9). */
export const heroStartRule: Rule<HeroStartOperation> = (holdings, _, now) => {
  const week = weekAt(now);
  const begun: Change[] = [
    { path: "hero.plays", by: 1 },
    ...(week > 0 ? [{ path: `hero.weeks.${week}.plays` as const, by: 1 }] : []),
  ];
  return tally([...begun, ...rewardsDue(change(holdings, begun))]);
};
