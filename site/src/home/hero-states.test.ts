import { seasonAt } from "@diamond-valley/schemas/season/season.ts";
import { describe, expect, test } from "vitest";
import { LOCALES } from "../i18n/locale.ts";
import { textsOf } from "../i18n/texts.ts";
import type { PageSeason } from "../season/built-season.ts";
import { pageStateOf } from "../season/page-states.ts";
import { heroStates } from "./hero-states.ts";
import { afterWeek, fromWeek, type Moment } from "./moments.ts";

/** Whether the season's styles show a part of the page. */
function shows(moment: Moment, { stage, phase, week }: PageSeason): boolean {
  const lists: [string | undefined, string | number][] = [
    [moment["data-stages"], stage],
    [moment["data-phases"], phase],
    [moment["data-weeks"], week],
  ];
  return lists.every(([list, value]) => list === undefined || list.split(" ").includes(String(value)));
}

const at = (korean: string) => seasonAt(Date.parse(`${korean}+09:00`));
const SEASONS: PageSeason[] = [
  "2025-09-01T00:00",
  "2025-09-20T00:00",
  "2025-10-06T05:00",
  "2025-10-07T00:00",
  "2025-10-14T00:00",
  "2025-10-21T00:00",
  "2025-10-28T00:00",
  "2025-11-04T00:00",
  "2025-11-12T00:00",
  "2025-11-26T00:00",
  "2026-02-01T00:00",
].map(at);

describe.each(LOCALES)("the hero in %s", (locale) => {
  test.each(SEASONS)("has one state and one ribbon in $stage, $phase, week $week", (season) => {
    const states = heroStates(locale, textsOf(locale).home).filter(({ moment }) => shows(moment, season));
    expect(states.map(({ name }) => name)).toEqual([pageStateOf("home", season)]);
    const [state] = states;
    expect(state?.ribbons.filter(({ moment = {} }) => shows(moment, season))).toHaveLength(1);
    expect(state?.ways.filter(({ main }) => main)).toHaveLength(1);
    expect(JSON.stringify(state)).not.toContain("{{");
  });
});

test("what begins in week 3 shows from then to the close", () => {
  const inEvent = SEASONS.filter(({ stage }) => stage === "event");
  expect(inEvent.map((season) => shows(fromWeek(3), season))).toEqual([false, false, true, true, true]);
  expect(inEvent.map((season) => shows(afterWeek(3), season))).toEqual([false, false, false, true, true]);
});
