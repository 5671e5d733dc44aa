import type { EventSurvey } from "@diamond-valley/schemas/account/registration.ts";
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
