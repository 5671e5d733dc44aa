import type { HeroReward } from "@diamond-valley/schemas/diamond-hero/hero.ts";

/** Key and value of what a reward is called; `goal` is the number that it names, 0 where it names none. */
export interface RewardName {
  readonly key: string;
  readonly number: number;
}

const MILESTONE = "milestone_";

/** What a reward is called, by its name: `milestone_1`, `kills.100`, `extreme.prisms`. */
export function rewardName({ name }: Pick<HeroReward, "name">): RewardName {
  if (name.startsWith(MILESTONE))
    return { key: "hero:result.reward.milestone", number: Number(name.slice(MILESTONE.length)) };
  const [kind = "", what = ""] = name.split(".");
  return kind === "extreme"
    ? { key: `hero:result.reward.extreme.${what}`, number: 0 }
    : { key: `hero:result.reward.${kind}`, number: Number(what) };
}
