import { missingGems } from "../story/gems.ts";
import { PARTS } from "../story/parts.ts";
import type { Progress } from "../story/progress.ts";
import { type Holdings, held } from "../wallet/holdings.ts";
import type { HeroAccount } from "./account.ts";
import { type Character, EXTREMES, HERO, MISSIONS, type Mission, POWER_UPS } from "./progress-content.ts";
import { extremeName, isPaid, milestoneName } from "./rewards.ts";

/** A record with a value for each of `keys`. */
function each<Key extends string, Value>(keys: readonly Key[], value: (key: Key) => Value) {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;
}

/** The milestone that opens the characters of `milestone-2`. */
const OPENING_MILESTONE = 2;

/** Which characters a player with these holdings may play (spec 2 §2). */
export function charactersOf(holdings: Holdings): Record<Character, boolean> {
  const opened = {
    start: true,
    "milestone-2": isPaid(holdings, milestoneName(OPENING_MILESTONE)),
    clear: held(holdings, "hero.clears") > 0,
  };
  const pairs = HERO.characters.map(({ name, unlock }) => [name, opened[unlock]] as const);
  return Object.fromEntries(pairs) as Record<Character, boolean>;
}

/** How many goals of a mission have been paid. */
const goalsPaid = (holdings: Holdings, mission: Mission): number =>
  HERO.missions[mission].goals.filter((goal) => isPaid(holdings, `${mission}.${goal}`)).length;

/** Levels of the power-ups that were bought. */
export const powerUpsOf = (holdings: Holdings): HeroAccount["powerUps"] =>
  each(POWER_UPS, (powerUp) => held(holdings, `hero.power-ups.${powerUp}`));

/** What a player has reached in Diamond Hero, by the wallet and the story. */
export function heroAccount(holdings: Holdings, progress: Pick<Progress, "facts">): HeroAccount {
  return {
    missing: missingGems(progress, PARTS).reduce((sum, { left }) => sum + left, 0),
    coins: held(holdings, "coins"),
    powerUps: powerUpsOf(holdings),
    totals: each([...MISSIONS, "prisms"], (total) => held(holdings, `hero.${total}`)),
    milestones: HERO.milestones.map((_, index) => isPaid(holdings, milestoneName(index + 1))),
    characters: charactersOf(holdings),
    missions: each(MISSIONS, (mission) => goalsPaid(holdings, mission)),
    extreme: each(EXTREMES, (extreme) => isPaid(holdings, extremeName(extreme))),
    best: held(holdings, "hero.best"),
  };
}
