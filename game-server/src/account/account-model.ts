import { CODE_KINDS, UPGRADE_TIERS } from "@diamond-valley/schemas/account/codes.ts";
import { AGES, GENDERS, LONG_TEXT_MAX, NAME_MAX } from "@diamond-valley/schemas/account/registration.ts";
import type { TierStatus } from "@diamond-valley/schemas/account/tier-status.ts";
import { TIERS } from "@diamond-valley/schemas/account/tiers.ts";
import { defineModel, subdocument } from "../database/model.ts";
import type {
  AccountDocument,
  Contact,
  RegistrationRecord,
  SurveyRecord,
  UsedCode,
  Visit,
} from "./document.ts";
import { LANGUAGES } from "./language.ts";

const instant = { type: Number } as const;
const flag = { type: Boolean } as const;
const digest = { type: String, match: /^[\w-]{43}$/ } as const;

const tierStatus = subdocument<TierStatus>({
  told: { type: String, required: true, enum: TIERS, comment: "Tier at the last refresh." },
  toldAt: { ...instant, required: true, comment: "When it was told, epoch ms." },
  fixed: {
    type: String,
    required: true,
    enum: TIERS,
    comment: "Tier as of the snapshot, which draws go by.",
  },
  granted: { type: String, enum: [...TIERS, null], comment: "Tier that a code granted, or null." },
  changes: { type: Number, required: true, min: 0, comment: "How often the tier has changed." },
  raised: { ...flag, required: true, comment: "It rose, and the player has not been told." },
  shifted: { ...flag, comment: "It changed without rising, and the player has not been told." },
});

const usedCode = subdocument<UsedCode>({
  code: { type: String, required: true, comment: "The code." },
  kind: { type: String, required: true, enum: CODE_KINDS, comment: "What kind of code it is." },
  tier: { type: String, enum: [...UPGRADE_TIERS, null], comment: "Tier that it holds, or null." },
  outcome: { type: String, required: true, comment: "What it did." },
  at: { ...instant, required: true, comment: "When it was used, epoch ms." },
});

const registration = subdocument<RegistrationRecord>({
  kind: { type: String, required: true, enum: ["register", "preregister"], comment: "Which call it was." },
  at: { ...instant, required: true, comment: "When it was sent, epoch ms." },
  digest: { ...digest, required: true, comment: "Of the body, by which a repeated call is known." },
  inviteCode: { type: String, comment: "The code as it was typed, or null." },
  age: { type: String, required: true, enum: AGES, comment: "Age group." },
  gender: { type: String, required: true, enum: GENDERS, comment: "Gender." },
  survey: { type: Object, required: true, comment: "Answers of the survey." },
  consents: { type: Array, required: true, comment: "Accepted texts with version and time." },
});

const contact = subdocument<Contact>({
  name: { type: String, required: true, maxlength: NAME_MAX, comment: "Name of the person." },
  phone: { type: String, required: true, match: /^010\d{8}$/, comment: "Mobile number, 11 digits." },
  email: { type: String, required: true, maxlength: 254, comment: "Address to reach the person at." },
  homeAddress: {
    type: String,
    maxlength: LONG_TEXT_MAX,
    comment: "Where prizes go; empty where none was given.",
  },
});

const eventSurvey = subdocument<SurveyRecord>({
  at: { ...instant, required: true, comment: "When it was sent, epoch ms." },
  digest: { ...digest, required: true, comment: "Of the answers, by which a repeated call is known." },
  answers: { type: Object, required: true, comment: "The answers." },
  consents: { type: Array, required: true, comment: "Accepted texts with version and time." },
});

const visit = subdocument<Visit>({
  day: { type: String, required: true, match: /^\d{4}-\d\d-\d\d$/, comment: "Day of the visit in Korea." },
  leasedUntil: { ...instant, comment: "Until when a process has the reminder to itself, epoch ms." },
  remindedAt: { ...instant, comment: "When the reminder was sent, epoch ms." },
});

/** Accounts with everything about their persons. */
export const accountModel = defineModel<AccountDocument>({
  name: "accounts",
  comment: "Who signed in and who registered, with all that is known of the person; deleted as a whole.",
  version: 3,
  fields: {
    _id: { type: String, required: true, match: /^[0-9a-f]{24}$/, comment: "The account's id." },
    sub: { ...digest, required: true, comment: "Digest of the store's user." },
    standing: { type: tierStatus, required: true, comment: "Tier of the moment and of the snapshot." },
    codes: { type: [usedCode], default: undefined, comment: "Codes that were used, oldest first." },
    unsettled: { ...flag, comment: "True while the wallet has not followed the tier or the registration." },
    vip: { ...flag, required: true, comment: "VIP at the store." },
    vvip: { ...flag, required: true, comment: "VVIP at the store." },
    invited: { ...flag, required: true, comment: "Invited by the store." },
    createdAt: { ...instant, required: true, comment: "First sign-in, epoch ms in season time." },
    leavingAt: { ...instant, comment: "Since when the account is being deleted, epoch ms." },
    email: { type: String, comment: "Address at the store; from the registration on." },
    name: { type: String, comment: "Name at the store, or null; from the registration on." },
    picture: { type: String, comment: "Picture at the store, or null; from the registration on." },
    audienceCode: { type: String, comment: "Audience of the store, or null; from the registration on." },
    language: {
      type: String,
      enum: LANGUAGES,
      comment: "Language of the site at the last sign-in; from the registration on, and from version 3 on.",
    },
    nickname: {
      type: String,
      maxlength: 12,
      comment: "Name for other players; empty or absent without one.",
    },
    look: { type: Number, min: 0, max: 0xffff_ffff, comment: "Packed look of the robot." },
    outfit: {
      type: Number,
      min: 0,
      max: 0xffff_ffff,
      comment: "Packed outfit over the look; from version 2 on, absent before one was chosen.",
    },
    registration: { type: registration, comment: "What was said at the registration." },
    repeats: { type: Number, min: 1, comment: "Calls that were sent again." },
    contact: { type: contact, comment: "Contact details; purged once winners are known, but for winners." },
    marketing: { type: Object, comment: "Consent to news: `accepted`, `version`, `at` (epoch ms)." },
    eventSurvey: { type: eventSurvey, comment: "The survey of the event." },
    visit: { type: visit, comment: "Visit of the special event." },
    prize: { type: Object, comment: "Of winners: `won`, and `deliveredAt` (epoch ms) of the last prize." },
  },
  indexes: [
    { fields: { sub: 1 }, comment: "One account a store user.", options: { unique: true } },
    {
      fields: { "contact.phone": 1 },
      comment: "One account a phone.",
      options: { unique: true, partialFilterExpression: { "contact.phone": { $exists: true } } },
    },
    { fields: { unsettled: 1 }, comment: "Finds wallets that have to follow.", options: { sparse: true } },
    { fields: { leavingAt: 1 }, comment: "Finds interrupted deletions.", options: { sparse: true } },
    {
      fields: { "prize.deliveredAt": 1 },
      comment: "Finds winners whose time is over.",
      options: { sparse: true },
    },
    {
      fields: { "visit.day": 1 },
      comment: "Finds guests of the special event who are to be reminded.",
      options: { sparse: true },
    },
    { fields: { createdAt: 1 }, comment: "Finds accounts that never registered." },
  ],
});
