import { createHash } from "node:crypto";
import {
  type EventSurvey,
  type Profile,
  type Registration,
  TERMS_VERSION,
} from "@diamond-valley/schemas/account/registration.ts";
import type {
  Consent,
  Contact,
  RegistrationKind,
  RegistrationRecord,
  Survey,
  SurveyRecord,
} from "./document.ts";

/** What is stored of a registration that was sent at `now` (epoch ms). */
export function recordOf(kind: RegistrationKind, sent: Registration, now: number): RegistrationRecord {
  return {
    kind,
    at: now,
    digest: digestOf(sent),
    inviteCode: sent.invite_code || null,
    age: sent.age,
    gender: sent.gender,
    survey: surveyOf(sent),
    consents: [consentTo("over-14", now), ...consentsAt(now)],
  };
}

/** What is stored of the choice to get news. */
export function marketingOf(accepted: boolean, now: number) {
  return { accepted, version: TERMS_VERSION, at: now };
}

/** What is stored of the event's survey that was sent at `now` (epoch ms). */
export function surveyRecordOf(sent: EventSurvey, now: number): SurveyRecord {
  return { at: now, digest: digestOf(sent), answers: surveyOf(sent), consents: consentsAt(now) };
}

function surveyOf(sent: EventSurvey): Survey {
  return {
    gaming_device_of_choice: sent.gaming_device_of_choice,
    gaming_device_of_choice_other: otherDevice(sent),
    pc_usage_preference: sent.pc_usage_preference,
    next_purchase: sent.next_purchase,
    excited_purchase: sent.excited_purchase,
    circle_to_search: sent.circle_to_search,
    google_play_satisfaction: sent.google_play_satisfaction,
  };
}

function consentsAt(now: number): Consent[] {
  return [consentTo("global", now), consentTo("campaign", now)];
}

function consentTo(text: Consent["text"], now: number): Consent {
  return { text, version: TERMS_VERSION, at: now };
}

/** The contact details of a registration or of the profile form. */
export function contactOf(sent: Profile): Contact {
  return {
    name: sent.name,
    phone: sent.mobile_phone,
    email: sent.contact_email,
    homeAddress: sent.home_address ?? "",
  };
}

/** The same for the same data: fields stand in the order of their schema. */
function digestOf(sent: object): string {
  return createHash("sha256").update(JSON.stringify(sent)).digest("base64url");
}

/** The text belongs to the choice "other" and goes with it (spec 1 §3). */
function otherDevice(sent: EventSurvey): string | null {
  if (!sent.gaming_device_of_choice.includes("other")) return null;
  return sent.gaming_device_of_choice_other || null;
}
