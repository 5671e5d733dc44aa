import { endOf, type SpecialEventAnswer } from "./special-event.ts";

/** A day of the event as guests read it: `YYYY-MM-DD` becomes "Thursday 13 November". */
export function dayName(day: string, locale: "ko" | "en"): string {
  const options = { weekday: "long", month: "long", day: "numeric", timeZone: "UTC" } as const;
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(locale === "en" ? "en-GB" : locale, options);
}

/** Whether an invitation still means something at `now` (epoch ms): there is a day to choose, or the chosen one is not over. */
export function isWorthShowing({ invited, day, days }: SpecialEventAnswer, now: number): boolean {
  return invited && (day === null ? days.some(({ open }) => open) : now < endOf(day));
}

/** Whether the answer may still be changed: a day that has closed stays chosen. */
export function isChangeable({ day, days }: Pick<SpecialEventAnswer, "day" | "days">): boolean {
  const chosen = days.find((each) => each.day === day);
  return chosen ? chosen.open : days.some(({ open }) => open);
}
