import type { EventSurvey } from "@diamond-valley/schemas/account/registration.ts";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import type { FieldValues, Resolver } from "react-hook-form";
import type * as z from "zod/mini";
import type { FormPages } from "../forms/form-pages.ts";

export type SurveyInput = z.input<typeof EventSurvey>;

/** The fields of what `HabitQuestions` and `OpinionQuestions` ask, in their order. */
export const HABITS = [
  "gaming_device_of_choice",
  "gaming_device_of_choice_other",
  "pc_usage_preference",
  "next_purchase",
  "excited_purchase",
] as const satisfies readonly (keyof SurveyInput)[];
export const OPINIONS = [
  "circle_to_search",
  "google_play_satisfaction",
] as const satisfies readonly (keyof SurveyInput)[];

/** The satisfaction survey: an introduction, then two pages (spec 1 §2). */
export const SURVEY_PAGES: FormPages<keyof SurveyInput> = [
  [],
  HABITS,
  [...OPINIONS, "t_and_c_global", "t_and_c_campaign"],
];

/** What an empty survey starts with. */
export const NO_ANSWERS = {
  gaming_device_of_choice: [],
  gaming_device_of_choice_other: "",
  next_purchase: [],
} satisfies Partial<SurveyInput>;

/**
 * Checks a form that asks the survey's questions. What was typed for another device is out of sight once "other" is no longer
 * chosen: nobody could mend it there, so it is neither checked nor sent.
 */
export function surveyResolver<Input extends FieldValues & SurveyInput, Output>(
  schema: Parameters<typeof standardSchemaResolver<Input, unknown, Output>>[0],
): Resolver<Input, unknown, Output> {
  const check = standardSchemaResolver(schema);
  return (values, context, options) => {
    const asksOther = values.gaming_device_of_choice?.includes("other");
    return check(asksOther ? values : { ...values, gaming_device_of_choice_other: "" }, context, options);
  };
}
