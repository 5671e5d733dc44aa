import { needsClear, priceOf } from "../../diamond-hero/power-ups.ts";
import type { PowerUp } from "../../diamond-hero/progress-content.ts";
import { rewardsDue } from "../../diamond-hero/rewards.ts";
import { type Change, change, held, type Rule, refuse, tally } from "../holdings.ts";

/** A power-up's next level is bought. */
export interface HeroPowerUpOperation {
  kind: "hero-power-up";
  key: string;
  powerUp: PowerUp;
  /** The wanted level. */
  level: number;
}

/**
 * Takes the price and raises the level (spec 2 §5); all of them at their last level are an extreme mission. A level that is
 * reached already costs nothing more. Refused with `not-now` for a level that isn't the next one, with `power-up-locked` for the
 * later levels before the first clear, and with `not-enough-coins`.
 */
export const heroPowerUpRule: Rule<HeroPowerUpOperation> = (holdings, { powerUp, level }) => {
  const path = `hero.power-ups.${powerUp}` as const;
  const known = held(holdings, path);
  if (level <= known) return [];
  const price = priceOf(level);
  if (level !== known + 1 || price === undefined) return refuse("not-now");
  if (needsClear(level) && held(holdings, "hero.clears") === 0) return refuse("power-up-locked");
  if (held(holdings, "coins") < price) return refuse("not-enough-coins");
  const bought: Change[] = [
    { path: "coins", by: -price },
    { path, by: 1 },
  ];
  return tally([...bought, ...rewardsDue(change(holdings, bought))]);
};
