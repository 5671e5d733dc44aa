import { COLOURS, type Colour } from "../wallet/colours.ts";
import { CATEGORIES, type Category, type WalletView } from "../wallet/wallet.ts";
import { QUESTS } from "./content.ts";

/** States of the main quest log (spec 2 §4), and `ready` for a quest whose items wait to be delivered. */
export type QuestState = "to-complete" | "on-going" | "ready" | "complete";

/** A category's quest in one colour: collect, deliver (spec 2 §4). */
export interface ColourQuest {
  colour: Colour;
  have: number;
  needed: number;
  state: QuestState;
  /** Whether it was ever done: then it counts for the last main quest. */
  wasDone: boolean;
}

/** The main quest of a category. Its name is a `quests` text, under its slug. */
export interface MainQuest {
  slug: string;
  category: Category;
  colours: ColourQuest[];
  /** Deliveries of today, of all colours together. */
  delivered: WalletView["deliveries"][Category];
}

/**
 * The main quests as they stand; `quantity` is what the player's deliveries take. A colour that was ever delivered is complete, and
 * ready once more where there is enough of it on a day with deliveries left.
 */
export function mainQuests(wallet: WalletView, quantity: number): MainQuest[] {
  return QUESTS.main.map(({ slug, category }) => {
    const delivered = wallet.deliveries[category];
    const isOpen = delivered.used < delivered.limit;
    const colours = COLOURS.map((colour): ColourQuest => {
      const have = wallet.bag[category].stock[colour];
      const wasDone = wallet.helped[category][colour] > 0;
      const isReady = isOpen && have >= quantity;
      return { colour, have, needed: quantity, state: isReady ? "ready" : restState(have, wasDone), wasDone };
    });
    return { slug, category, colours, delivered };
  });
}

function restState(have: number, wasDone: boolean): QuestState {
  if (wasDone) return "complete";
  return have > 0 ? "on-going" : "to-complete";
}

/** How many of the main quests were ever done: one for each category and colour that a delivery was made of (spec 2 §3). */
export function mainQuestsDone({ helped }: Pick<WalletView, "helped">): number {
  return CATEGORIES.flatMap((category) => COLOURS.filter((colour) => helped[category][colour] > 0)).length;
}
