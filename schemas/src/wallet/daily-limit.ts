import { koreanMidnight } from "../clock.ts";
import { weekTheme } from "../quests/week-theme.ts";
import { weekAt } from "../season/season.ts";
import { deliveriesAt, LEVELS } from "./levels.ts";
import type { Category } from "./wallet.ts";

/** How many deliveries of a category a Korean day takes. */
export interface DailyLimit {
  limit: number;
  /** Those of them that are there for the week's theme; 0 for none. */
  bonus: number;
}

/**
 * The limit of the day of `now` (epoch ms in season time) at a level: every view, refusal and text has it from here.
 *
 * The category of the week's theme takes more. Weeks turn on Monday at 09:00 KST, and days at midnight; so a bonus with which a
 * day began lasts to its end, and on Mondays the category of the week before has it beside the new one's. Within a day
 * no limit falls therefore, and nobody has ever delivered more than the limit of the day.
 */
export function dailyLimit(category: Category, level: number, now: number): DailyLimit {
  const isTheme = [koreanMidnight(now), now].some((at) => isThemeAt(category, at));
  const bonus = isTheme ? LEVELS.themeBonus : 0;
  return { limit: deliveriesAt(category, level) + bonus, bonus };
}

const isThemeAt = (category: Category, at: number): boolean => weekTheme(weekAt(at)) === category;
