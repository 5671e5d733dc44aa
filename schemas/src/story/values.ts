import { QUESTS } from "../quests/content.ts";
import { REWARDS } from "../quests/rewards.ts";

/** The numbers of trade and delivery (spec 2 §5, §9), as the texts name them. */
export const TEXT_VALUES: Readonly<Record<string, number>> = {
  quantity: REWARDS[0]?.quantity ?? 0,
  coloured: QUESTS.exchange.coloured,
  failed: QUESTS.exchange.failed,
};
