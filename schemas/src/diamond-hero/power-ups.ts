import { HERO, LAST_LEVEL, POWER_UPS, type PowerUp } from "./progress-content.ts";

/** Coins that `level` of a power-up costs, whichever it is; undefined for a level that isn't sold. */
export const priceOf = (level: number): number | undefined =>
  [...HERO.powerUps.prices, ...HERO.powerUps.later][level - 1];

/** Whether `level` is sold only after the first clear. */
export const needsClear = (level: number): boolean => level > HERO.powerUps.prices.length;

/** How many power-ups stand at their last level. */
export const complete = (levelOf: (powerUp: PowerUp) => number): number =>
  POWER_UPS.filter((powerUp) => levelOf(powerUp) >= LAST_LEVEL).length;
