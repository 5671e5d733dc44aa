import type { Clock } from "@diamond-valley/schemas/clock.ts";
import {
  type SeasonAnswer,
  type SeasonView,
  type Week,
  withWeek,
} from "@diamond-valley/schemas/season/season.ts";
import type { Request } from "express";

/** What tells the season of a request. */
export interface SeasonSource {
  season(): SeasonView;
  clock: Clock;
}

/** The season that a request is answered with. Outside production `?week=` overrides the week (spec 1 §4). */
export function askedSeason(
  { season, clock }: SeasonSource,
  production: boolean,
): (request: Request) => SeasonAnswer {
  return ({ query }) => {
    const asked = production ? undefined : weekOf(query.week);
    return { ...(asked ? withWeek(season(), asked) : season()), now: clock.now() };
  };
}

function weekOf(text: unknown): Exclude<Week, 0> | undefined {
  return ([1, 2, 3, 4] as const).find((week) => String(week) === text);
}
