import type { CodeGift, CodeOutcome } from "@diamond-valley/schemas/account/codes.ts";
import type { Registration } from "@diamond-valley/schemas/account/registration.ts";
import type { TierStatus } from "@diamond-valley/schemas/account/tier-status.ts";
import type { Versioned } from "../database/model.ts";
import type { Person } from "./person.ts";

/**
 * One account as it is stored. Everything about a person stands here, so that deleting it deletes the person; and
 * nothing before the registration, so that nobody is known who has not said to be old enough.
 */
export interface AccountDocument extends Partial<Person>, Versioned {
  _id: string;
  /** A digest of the provider's name for the person: unique. */
  sub: string;
  standing: TierStatus;
  /** The codes that were used, oldest first. */
  codes?: UsedCode[];
  /** The wallet has not followed yet: a change of the tier, or the extra diamonds of a registration. */
  unsettled?: true;
  vip: boolean;
  vvip: boolean;
  invited: boolean;
  createdAt: number;
  /** Since when (epoch ms) the account is being deleted: no call finds or changes it any more. */
  leavingAt?: number;
  nickname?: string;
  /** Packed, as the room state has it. */
  look?: number;
  /** What is worn over the look, packed; from version 2 on, absent before something was chosen. */
  outfit?: number;
  registration?: RegistrationRecord;
  /** Counts registrations that were sent again. */
  repeats?: number;
  contact?: Contact;
  /** The optional consent to news, with the version of its text, as it was last given or withdrawn. */
  marketing?: { accepted: boolean; version: string; at: number };
  eventSurvey?: SurveyRecord;
  /** Of the special event. */
  visit?: Visit;
  /** Of winners: when (epoch ms) the last prize arrived. */
  prize?: { won: true; deliveredAt?: number };
}

/** The survey of the event, with the consents that came with it. */
export interface SurveyRecord {
  at: number;
  /** Of the answers as they were sent, so that a repeated call is known as such. */
  digest: string;
  answers: Survey;
  consents: Consent[];
}

/** The day (`YYYY-MM-DD` in Korea) on which somebody comes to the special event. */
export interface Visit {
  day: string;
  /** Until when (epoch ms) a process has the reminder to itself. */
  leasedUntil?: number;
  remindedAt?: number;
}

/** A code with what it gave. */
export interface UsedCode extends CodeGift {
  code: string;
  outcome: CodeOutcome;
  at: number;
}

/** What a participant said once, with the consents. */
export interface RegistrationRecord {
  kind: RegistrationKind;
  at: number;
  /** Of the body as it was sent, so that a repeated call is known as such. */
  digest: string;
  inviteCode: string | null;
  age: Registration["age"];
  gender: Registration["gender"];
  survey: Survey;
  consents: Consent[];
}

export type RegistrationKind = "register" | "preregister";

export type Survey = Pick<
  Registration,
  | "gaming_device_of_choice"
  | "pc_usage_preference"
  | "next_purchase"
  | "excited_purchase"
  | "circle_to_search"
  | "google_play_satisfaction"
> & { gaming_device_of_choice_other: string | null };

/** That somebody accepted a text, in which version, and when (epoch ms, season time). */
export interface Consent {
  text: "global" | "campaign" | "over-14";
  version: string;
  at: number;
}

/** What stays editable in the profile. `phone` is 11 digits, and unique. */
export interface Contact {
  name: string;
  phone: string;
  email: string;
  homeAddress: string;
}
