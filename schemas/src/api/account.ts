import * as z from "zod/mini";
import { CODE_KINDS, type CodeAnswer, CodeEntry, UPGRADE_TIERS } from "../account/codes.ts";
import { NicknameChange } from "../account/nickname.ts";
import {
  EventSurvey,
  type EventSurveyAnswer,
  MarketingChoice,
  Profile,
  type ProfileAnswer,
  Registration,
  type SurveyStart,
} from "../account/registration.ts";
import { TIERS } from "../account/tiers.ts";
import { type LoginAnswer, LoginRequest, type UserAnswer, type UserData } from "../account/user.ts";
import { CharacterLook } from "../looks/look.ts";
import { Outfit, PlayerCharacter } from "../looks/outfit.ts";
import { Rsvp } from "../special-event/rsvp.ts";
import type { SpecialEventAnswer } from "../special-event/special-event.ts";
import { TEAMS } from "../teams/teams.ts";
import { EventBatch } from "../tracking/tracking.ts";
import { STOCK_ITEMS } from "../wallet/wallet.ts";
import { answer, body, type Calls, count, DoneReply } from "./contract.ts";

const tier = z.enum(TIERS);
const text = z.nullable(z.string());
const stock = z.array(z.enum(STOCK_ITEMS));
const unregistered = z.strictObject({ account_email: z.string(), name: text, gpp_tier: tier });

const data: z.ZodMiniType<UserData> = z.strictObject({
  account_email: z.string(),
  avatar_url: text,
  name: text,
  nickname: text,
  team: z.nullable(z.enum(TEAMS)),
  gpp_tier: tier,
  is_vip: z.boolean(),
  is_vvip: z.boolean(),
  is_invited: z.boolean(),
  audience_code: text,
  is_registered: z.boolean(),
  is_preregistered: z.boolean(),
  event_survey_completed: z.boolean(),
  total_diamonds: count,
  character_config: z.nullable(z.strictObject({ ...CharacterLook.shape, outfit: Outfit })),
  unregistered_user_data: z.nullable(unregistered),
  prereg_reward_stock_items: stock,
  show_tier_popup: z.boolean(),
  diamonds_returned: count,
});

export const UserReply = answer<UserAnswer>()(
  "User",
  z.union([
    z.strictObject({ status: z.literal("found"), data }),
    z.strictObject({ status: z.literal("unregistered"), data }),
    z.strictObject({ status: z.literal("not-logged-in"), data: z.null() }),
  ]),
);
/** Where a sign-in begins. */
const StartQuery = z.object({
  return_to: z.optional(z.string()),
  login_hint: z.optional(z.string()),
  ui_locales: z.optional(z.string()),
});
export const LoginBody = body("Login", LoginRequest);
export const LoginReply = answer<LoginAnswer>()(
  "SignedIn",
  z.strictObject({
    unregistered_user_data: z.nullable(unregistered),
    gpp_tier: tier,
    prereg_reward_stock_items: stock,
    show_tier_popup: z.boolean(),
    return_to: text,
  }),
);
export const RegistrationBody = body("Registration", Registration);
export const ProfileBody = body("ProfileChange", Profile);
export const ProfileReply = answer<ProfileAnswer>()(
  "Profile",
  z.strictObject({
    account_email: z.string(),
    name: z.string(),
    mobile_phone: z.string(),
    contact_email: z.string(),
    home_address: z.string(),
  }),
);
export const MarketingBody = body("MarketingChange", MarketingChoice);
export const MarketingReply = answer<MarketingChoice>()(
  "MarketingChoice",
  z.strictObject({ accepted: z.boolean() }),
);
export const NicknameBody = body("NicknameChange", NicknameChange);
export const NicknameReply = answer<{ nickname: string }>()(
  "Nickname",
  z.strictObject({ nickname: z.string() }),
);
export const CharacterBody = body("CharacterChange", PlayerCharacter);
export const CharacterReply = answer<PlayerCharacter>()("Character", z.strictObject(PlayerCharacter.shape));
export const CodeBody = body("CodeEntry", CodeEntry);
export const CodeReply = answer<CodeAnswer>()(
  "Code",
  z.strictObject({
    outcome: z.enum([...UPGRADE_TIERS, ...CODE_KINDS]),
    gpp_tier: tier,
    is_vip: z.boolean(),
    total_diamonds: count,
    diamonds_returned: count,
    diamonds_extra: count,
  }),
);

export const SurveyBody = body("Survey", EventSurvey);
const told = z.partial(z.omit(EventSurvey, { t_and_c_global: true, t_and_c_campaign: true }));
export const SurveyStartReply = answer<SurveyStart>()(
  "SurveyStart",
  told as unknown as z.ZodMiniType<SurveyStart>,
);
export const SurveyReply = answer<EventSurveyAnswer>()(
  "SurveyDone",
  z.strictObject({ event_survey_completed: z.literal(true) }),
);

export const RsvpBody = body("Rsvp", Rsvp);
export const SpecialEventReply = answer<SpecialEventAnswer>()(
  "SpecialEvent",
  z.strictObject({
    invited: z.boolean(),
    day: text,
    days: z.array(z.strictObject({ day: z.string(), open: z.boolean() })),
  }),
);

export const EventsBody = body("CountedEvents", EventBatch);
export const EventsReply = answer<{ accepted: number }>()("Accepted", z.strictObject({ accepted: count }));

/** The calls of this file. */
export const ACCOUNT_CALLS = {
  "POST /events": {
    summary: "Takes counted events of a visitor who agreed to it.",
    by: "anybody",
    body: EventsBody,
    answer: EventsReply,
    status: 202,
  },
  "GET /auth/start": {
    summary: "Redirects to the store's sign-in, which comes back to a page that posts the login.",
    by: "anybody",
    query: StartQuery,
    answer: null,
    status: 302,
    errors: ["closed"],
  },
  "POST /auth/login": {
    summary: "Signs in with what the provider's answer carried.",
    by: "anybody",
    body: LoginBody,
    answer: LoginReply,
    errors: [
      "login-failed",
      "login-expired",
      "missing-scope",
      "geo-blocked",
      "early-access-blocked",
      "closed",
    ],
  },
  "POST /auth/logout": { summary: "Ends the session.", by: "anybody", answer: DoneReply },
  "DELETE /auth/delete": {
    summary: "Discards the account with everything personal.",
    by: "signed-in",
    answer: DoneReply,
  },
  "GET /user_data": {
    summary: "Who is signed in, in three states.",
    by: "anybody",
    answer: UserReply,
  },
  "POST /user_data/tier-told": {
    summary: "The upgrade of the tier was shown.",
    by: "signed-in",
    answer: DoneReply,
  },
  "POST /register": {
    summary: "Registers while the event runs.",
    by: "signed-in",
    body: RegistrationBody,
    answer: UserReply,
    errors: ["registration-submit", "already-registered", "phone-taken", "closed"],
  },
  "POST /preregister": {
    summary: "Registers before the event.",
    by: "signed-in",
    body: RegistrationBody,
    answer: UserReply,
    errors: ["registration-submit", "already-registered", "phone-taken", "closed"],
  },
  "GET /profile": { summary: "Contact details.", answer: ProfileReply },
  "PUT /profile": {
    summary: "Changes contact details.",
    body: ProfileBody,
    answer: ProfileReply,
    errors: ["profile-error", "profile-closed", "phone-taken"],
  },
  "GET /profile/marketing": { summary: "Whether news are wanted.", answer: MarketingReply },
  "PUT /profile/marketing": {
    summary: "Gives or withdraws the consent to news.",
    body: MarketingBody,
    answer: MarketingReply,
  },
  "POST /profile/code": {
    summary: "Uses an invite or VIP code.",
    body: CodeBody,
    answer: CodeReply,
    errors: ["code-invalid", "code-used", "code-not-yours", "code-not-applicable", "code-closed"],
  },
  "GET /event_survey": {
    summary: "What the registration's survey was told, for the form to start with.",
    answer: SurveyStartReply,
  },
  "POST /event_survey": {
    summary: "Keeps the survey at the end of the adventure, once.",
    body: SurveyBody,
    answer: SurveyReply,
    errors: ["survey-submit", "survey-completed", "closed"],
  },
  "GET /game_rpg/special-event": {
    summary: "The invitation to the special event, and the chosen day.",
    answer: SpecialEventReply,
  },
  "POST /game_rpg/special-event/rsvp": {
    summary: "Chooses the day of the visit, or takes it back.",
    body: RsvpBody,
    answer: SpecialEventReply,
    errors: ["closed"],
  },
  "PUT /game_rpg/nickname": {
    summary: "Chooses a nickname.",
    body: NicknameBody,
    answer: NicknameReply,
    errors: ["nickname-invalid", "nickname-refused"],
  },
  "PUT /game_rpg/character": {
    summary: "Chooses a look, and an outfit over it.",
    body: CharacterBody,
    answer: CharacterReply,
    errors: ["piece-locked"],
  },
} as const satisfies Calls;
