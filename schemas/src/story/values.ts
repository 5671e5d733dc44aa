import { QUESTS } from "../quests/content.ts";
import { REWARDS } from "../quests/rewards.ts";
import type { Situation } from "./facts.ts";
import { missingGems } from "./gems.ts";
import { PARTS } from "./parts.ts";

/** The numbers of trade and delivery (spec 2 §5, §9), as the texts name them. */
const TRADE: Readonly<Record<string, number>> = {
  quantity: REWARDS[0]?.quantity ?? 0,
  coloured: QUESTS.exchange.coloured,
  failed: QUESTS.exchange.failed,
};

/** The numbers that texts may name, for a player in this situation; `missing` are diamonds of the acts that still lie about. */
export function textValues({ quantity, progress }: Pick<Situation, "quantity" | "progress">) {
  const missing = missingGems(progress, PARTS).reduce((sum, { left }) => sum + left, 0);
  return { ...TRADE, quantity, missing };
}

/** The names of those numbers. */
export const TEXT_VALUES: readonly string[] = [...Object.keys(TRADE), "missing"];
