import type { HeroAccount } from "@diamond-valley/schemas/diamond-hero/account.ts";
import { needsClear, priceOf } from "@diamond-valley/schemas/diamond-hero/power-ups.ts";
import { HERO, POWER_UPS, type PowerUp } from "@diamond-valley/schemas/diamond-hero/progress-content.ts";

/** A level that could be bought next. */
export interface NextLevel {
  readonly level: number;
  /** Coins. */
  readonly price: number;
  readonly effect: number;
  /** It is not sold before the first clear. */
  readonly isLocked: boolean;
  readonly isAffordable: boolean;
}

/** A power-up as it stands for the player. */
export interface PowerUpOffer {
  readonly powerUp: PowerUp;
  readonly level: number;
  /** The number of `hero:shop.<powerUp>.effect`, now. */
  readonly effect: number;
  /** Null at the last level. */
  readonly next: NextLevel | null;
}

/** The last level that is sold before the first clear. */
export const FIRST_LEVELS = HERO.powerUps.prices.length;

/** What a power-up does at a level: health points, % of speed or damage, dice rolls of a run. */
export function effectOf(powerUp: PowerUp, level: number): number {
  const { effects } = HERO.powerUps;
  if (powerUp !== "dice") return effects[powerUp] * level;
  return level === 0 ? HERO.rolls : effects.dice.first + effects.dice.step * (level - 1);
}

/** The shop's shelves (spec 2 §2, §5). The server decides by the same content. */
export function offersOf({ powerUps, coins, totals }: HeroAccount): PowerUpOffer[] {
  return POWER_UPS.map((powerUp) => {
    const level = powerUps[powerUp];
    const price = priceOf(level + 1);
    const next =
      price === undefined
        ? null
        : {
            level: level + 1,
            price,
            effect: effectOf(powerUp, level + 1),
            isLocked: needsClear(level + 1) && totals.clears === 0,
            isAffordable: coins >= price,
          };
    return { powerUp, level, effect: effectOf(powerUp, level), next };
  });
}
