import { expect, test } from "vitest";
import { QUESTS } from "../quests/content.ts";
import { PLAZA_THEMES, plazaDecor } from "./plaza.ts";

test("each week decorates the plaza for what is done in it, and no week looks like another", () => {
  expect(plazaDecor(0)).toBeNull();
  for (const { week, category } of QUESTS.main) expect(plazaDecor(week as 1 | 2 | 3)?.theme).toBe(category);
  const weeks = ([1, 2, 3, 4] as const).map((week) => plazaDecor(week)!);
  expect(new Set(weeks.map(({ theme }) => theme))).toEqual(new Set(PLAZA_THEMES));
  expect(new Set(weeks.map(({ colours }) => colours.join())).size).toBe(4);
});
