import { EventSurvey } from "@diamond-valley/schemas/account/registration.ts";
import { expect, test } from "vitest";
import { SURVEY_PAGES, type SurveyInput, surveyResolver } from "./values.ts";

test("every field of the survey stands on one page of the form, and none on the introduction", () => {
  const all = SURVEY_PAGES.flat();
  expect([...all].sort()).toEqual(Object.keys(EventSurvey.shape).sort());
  expect(new Set(all).size).toBe(all.length);
  expect(SURVEY_PAGES[0]).toEqual([]);
});

const ANSWERS: SurveyInput = {
  gaming_device_of_choice: ["pc"],
  gaming_device_of_choice_other: "...",
  pc_usage_preference: "other",
  next_purchase: ["apple"],
  excited_purchase: "apple",
  circle_to_search: "no",
  google_play_satisfaction: 3,
  t_and_c_global: true,
  t_and_c_campaign: true,
};
const OPTIONS = { fields: {}, shouldUseNativeValidation: false };
const check = (answers: SurveyInput) => surveyResolver(EventSurvey)(answers, undefined, OPTIONS);

test("what was typed for another device stops nobody once its field is gone, and isn't sent", async () => {
  expect(await check(ANSWERS)).toMatchObject({ errors: {}, values: { gaming_device_of_choice_other: "" } });
});

test("another device's text is checked while its field is shown, and sent", async () => {
  const other: SurveyInput = { ...ANSWERS, gaming_device_of_choice: ["pc", "other"] };
  const refused = { gaming_device_of_choice_other: { message: "errors.unreadable" } };
  expect((await check(other)).errors).toMatchObject(refused);
  const named = { ...other, gaming_device_of_choice_other: "Steam Deck" };
  expect(await check(named)).toMatchObject({
    errors: {},
    values: { gaming_device_of_choice_other: "Steam Deck" },
  });
});
