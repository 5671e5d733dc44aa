import { expect, test } from "vitest";
import { weekTheme } from "../quests/week-theme.ts";
import { PLAZA_THEMES, plazaDecor } from "./plaza.ts";
import { SEASON_WEEKS } from "./weeks.ts";

test("each week decorates the plaza for what is done in it, and no week looks like another", () => {
  expect(plazaDecor(0)).toBeNull();
  const weeks = SEASON_WEEKS.map((week) => plazaDecor(week)!);
  expect(weeks.map(({ theme }) => theme)).toEqual(SEASON_WEEKS.map(weekTheme));
  expect(new Set(weeks.map(({ theme }) => theme))).toEqual(new Set(PLAZA_THEMES));
  expect(new Set(weeks.map(({ colours }) => colours.join())).size).toBe(4);
});
