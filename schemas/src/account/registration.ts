import * as z from "zod/mini";
import { isReadableLine, isReadableText, tidyText } from "../text/readable.ts";
import { isKoreanMobile, phoneDigits } from "./phone.ts";

export const AGES = [
  "prefer_not_to_say",
  "18-24",
  "25-34",
  "35-44",
  "45-54",
  "55-64",
  "65-74",
  "75+",
] as const;
export const GENDERS = ["prefer_not_to_say", "male", "female"] as const;
export const DEVICES = ["android_phone", "android_tablet", "iphone", "ipad", "pc", "other"] as const;
export const PC_USAGES = [
  "google_play_games",
  "do_not_play_mobile_games",
  "do_not_pay_for_mobile_games",
  "other",
] as const;
export const PURCHASES = ["android_phone", "apple", "other_brands"] as const;
export const CIRCLE_TO_SEARCH = ["yes", "no", "unsure"] as const;

export const NAME_MAX = 50;
export const LONG_TEXT_MAX = 500;
const INVITE_CODE_MAX = 32;
/** The longest address that mail can carry (RFC 5321). */
const EMAIL_MAX = 254;

/**
 * The version of the consent texts that a registration stores beside its time: the day from which they are in force, before
 * the first pre-registration. What was accepted under another version stays accepted.
 */
export const TERMS_VERSION = "2025-09-01";

/** Every message below is a key of the `account` texts. */
const text = (required: string) => z.string(required).check(z.trim(), z.minLength(1, required));
const longText = z.optional(
  z
    .string("errors.long-text-max")
    .check(
      z.overwrite(tidyText),
      z.maxLength(LONG_TEXT_MAX, "errors.long-text-max"),
      z.refine(isReadableText, "errors.unreadable"),
    ),
);
const accepted = (message: string) => z.literal(true, message);
const oneOf = <const T extends readonly string[]>(options: T, message: string) => z.enum(options, message);
const anyOf = <const T extends readonly string[]>(options: T, message: string) =>
  z.array(z.enum(options, message), message).check(
    z.minLength(1, message),
    z.maxLength(options.length, message),
    z.overwrite((chosen) => [...new Set(chosen)]),
  );

/** Page 1 of the registration (spec 1 §2, §3, §5): who the participant is. */
export const PersonalFields = z.object({
  name: z
    .string("errors.name-required")
    .check(
      z.overwrite(tidyText),
      z.minLength(1, { error: "errors.name-required", abort: true }),
      z.maxLength(NAME_MAX, "errors.name-max"),
      z.refine(isReadableLine, "errors.unreadable"),
    ),
  invite_code: z.optional(
    z.string("errors.invite-code").check(z.trim(), z.maxLength(INVITE_CODE_MAX, "errors.invite-code")),
  ),
  mobile_phone: text("errors.phone-required").check(
    z.refine(isKoreanMobile, "errors.phone-required"),
    z.overwrite(phoneDigits),
  ),
  age: oneOf(AGES, "errors.age-required"),
  gender: oneOf(GENDERS, "errors.gender-required"),
  contact_email: text("errors.email-required").check(
    z.maxLength(EMAIL_MAX, "errors.email-required"),
    z.email("errors.email-required"),
  ),
  home_address: longText,
});

/** Page 2 of the registration (spec 1 §3, §5): the survey and both consents. */
export const SurveyFields = z.object({
  gaming_device_of_choice: anyOf(DEVICES, "errors.choose-any"),
  /** Kept only where `other` is among the devices. */
  gaming_device_of_choice_other: longText,
  pc_usage_preference: oneOf(PC_USAGES, "errors.choose-one"),
  next_purchase: anyOf(PURCHASES, "errors.choose-any"),
  excited_purchase: oneOf(PURCHASES, "errors.choose-one"),
  circle_to_search: oneOf(CIRCLE_TO_SEARCH, "errors.choose-one"),
  google_play_satisfaction: z
    .int("errors.satisfaction")
    .check(z.minimum(1, "errors.satisfaction"), z.maximum(5, "errors.satisfaction")),
  t_and_c_global: accepted("errors.terms-required"),
  t_and_c_campaign: accepted("errors.terms-required"),
});

/** `POST /register` and `POST /preregister`: both pages in one body. */
export const Registration = z.extend(PersonalFields, {
  ...SurveyFields.shape,
  /** That the participant is 14 or older. Whoever says no is refused before anything is kept. */
  over_14: accepted("errors.over-14"),
  /** The optional consent to news: never needed, and withdrawn in the profile. */
  marketing: z.optional(z.boolean("errors.marketing")),
});
export type Registration = z.output<typeof Registration>;

/** `POST /event_survey`: the survey fields again, at the end of the adventure (spec 1 §2, §3). */
export const EventSurvey = SurveyFields;
export type EventSurvey = z.output<typeof EventSurvey>;

/** `PUT /profile/marketing`, and its answer: gives or withdraws the optional consent. */
export const MarketingChoice = z.strictObject({ accepted: z.boolean() });
export type MarketingChoice = z.output<typeof MarketingChoice>;

/** The answer of `GET /event_survey`: what the survey of the registration was told, for the form to start with. */
export type SurveyStart = Partial<Omit<EventSurvey, "t_and_c_global" | "t_and_c_campaign">>;

/** The answer of `POST /event_survey`. */
export interface EventSurveyAnswer {
  event_survey_completed: true;
}

/** `PUT /profile`: the contact details that stay editable (spec 1 §2, §3). */
export const Profile = z.pick(PersonalFields, {
  name: true,
  mobile_phone: true,
  contact_email: true,
  home_address: true,
});
export type Profile = z.output<typeof Profile>;

/** `GET /profile`. */
export interface ProfileAnswer extends Required<Profile> {
  account_email: string;
}
