import { COLOURS, type Colour } from "@diamond-valley/schemas/wallet/colours.ts";
import type { Category, WalletView } from "@diamond-valley/schemas/wallet/wallet.ts";

/** Items of one colour that make a delivery (spec 2 §5). */
export const DELIVERY_SIZE = 10;

/** States of a main quest in the log (spec 2 §4), with `ready` for ten that wait to be delivered. */
export const QUEST_STATES = ["to-complete", "on-going", "ready", "complete"] as const;
export type QuestState = (typeof QUEST_STATES)[number];

export interface QuestEntry {
  colour: Colour;
  count: number;
  state: QuestState;
}

export const STEPS = ["fish", "deliver", "done-today"] as const;

/** What the quest card says to do next. */
export interface NextStep {
  step: (typeof STEPS)[number];
  /** The colour nearest to a delivery. */
  colour: Colour;
  count: number;
  target: number;
}

/** The main quests of a category, one a colour. When today's deliveries are used up, all are complete until tomorrow. */
export function questLog(wallet: WalletView, category: Category): QuestEntry[] {
  const { used, limit } = wallet.deliveries[category];
  return COLOURS.map((colour) => {
    const count = Math.min(wallet.bag[category].stock[colour], DELIVERY_SIZE);
    return { colour, count, state: used >= limit ? "complete" : stateOf(count) };
  });
}

function stateOf(count: number): QuestState {
  if (count >= DELIVERY_SIZE) return "ready";
  return count > 0 ? "on-going" : "to-complete";
}

/** The step that brings the player on: the fullest colour counts. */
export function nextStep(wallet: WalletView, category: Category): NextStep {
  const { used, limit } = wallet.deliveries[category];
  if (used >= limit) return { step: "done-today", colour: "blue", count: used, target: limit };
  const { colour, count } = questLog(wallet, category).reduce((best, next) =>
    next.count > best.count ? next : best,
  );
  return { step: count < DELIVERY_SIZE ? "fish" : "deliver", colour, count, target: DELIVERY_SIZE };
}
