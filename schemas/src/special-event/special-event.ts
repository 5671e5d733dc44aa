import content from "../../content/special-event.json" with { type: "json" };
import type { Tier } from "../account/tiers.ts";
import { DAY, HOUR } from "../clock.ts";
import type { SeasonView } from "../season/season.ts";

/** The days of the event that top tiers are invited to, as `YYYY-MM-DD` in Korea (spec 1 §9: 13 to 16 Nov 2025). */
export const EVENT_DAYS: readonly string[] = content.days;

/** The answer of `GET /game_rpg/special-event`, and of `POST /game_rpg/special-event/rsvp`. */
export interface SpecialEventAnswer {
  /** By the tier of the moment, or by a visit that was chosen under an earlier one. */
  invited: boolean;
  /** The day of the visit, or null. */
  day: string | null;
  days: { day: string; open: boolean }[];
}

/** Whether somebody is invited: the top tiers of the moment, and VVIPs (spec 1 §6). */
export function isInvited(tier: Tier, vvip: boolean): boolean {
  return vvip || content.tiers.includes(tier);
}

/** When the reminder of a visit is sent: the day before (spec 1 §9), at 10:00 KST. Epoch ms. */
export function reminderOf(day: string): number {
  return startOf(day) - DAY + content.reminderHour * HOUR;
}

/** Whether a visit on `day` can be chosen or given up at `now`: until its reminder. */
export function isDayOpen(day: string, season: SeasonView, now: number): boolean {
  return (season.stage === "event" || season.stage === "sweepstake") && now < reminderOf(day);
}

/** The days whose reminders are to be sent at `now`: from the day before, until the day is over. */
export function daysToRemind(now: number): string[] {
  return EVENT_DAYS.filter((day) => now >= reminderOf(day) && now < endOf(day));
}

/** When a day of the event is over in Korea, epoch ms. */
export function endOf(day: string): number {
  return startOf(day) + DAY;
}

/** Midnight in Korea. */
function startOf(day: string): number {
  return Date.parse(`${day}T00:00:00+09:00`);
}
