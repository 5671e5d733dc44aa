import type { Category } from "../wallet/wallet.ts";
import { isRankedWeek } from "../wallet/weekly-boss.ts";
import { QUESTS } from "./content.ts";

/** What a week is about (spec 2 §3): deliveries of a category, or fights with the boss of the week. */
export type WeekTheme = Category | "golem";

/** The theme of a week of the season; null for 0, which is none. */
export function weekTheme(week: number): WeekTheme | null {
  const quest = QUESTS.main.find((each) => each.week === week);
  if (quest) return quest.category;
  return isRankedWeek(week) ? "golem" : null;
}
