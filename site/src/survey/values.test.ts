import { EventSurvey } from "@diamond-valley/schemas/account/registration.ts";
import { expect, test } from "vitest";
import { SURVEY_PAGES } from "./values.ts";

test("every field of the survey stands on one page of the form, and none on the introduction", () => {
  const all = SURVEY_PAGES.flat();
  expect([...all].sort()).toEqual(Object.keys(EventSurvey.shape).sort());
  expect(new Set(all).size).toBe(all.length);
  expect(SURVEY_PAGES[0]).toEqual([]);
});
