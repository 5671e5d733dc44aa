import { formatPhone } from "@diamond-valley/schemas/account/phone.ts";
import { PersonalFields, type Registration } from "@diamond-valley/schemas/account/registration.ts";
import type { UserData } from "@diamond-valley/schemas/account/user.ts";
import type { DefaultValues } from "react-hook-form";
import type * as z from "zod/mini";
import type { FormPages } from "../forms/form-pages.ts";
import { HABITS, NO_ANSWERS, OPINIONS } from "../survey/values.ts";

export type RegistrationInput = z.input<typeof Registration>;

/** The registration: there is no page 0, then who somebody is, then the survey with the consents (spec 1 §2). */
export const REGISTRATION_PAGES: FormPages<keyof Registration> = [
  [],
  ["name", "mobile_phone", "age", "gender", "contact_email", "home_address", "invite_code"],
  [...HABITS, ...OPINIONS, "over_14", "t_and_c_global", "t_and_c_campaign", "marketing"],
];

/** What the form starts with: what was typed before, over what the account and an invitation's link tell. */
export function startValues(
  user: UserData,
  draft: DefaultValues<RegistrationInput>,
  invitation = "",
): DefaultValues<RegistrationInput> {
  return {
    name: user.unregistered_user_data?.name ?? user.name ?? "",
    contact_email: user.account_email,
    home_address: "",
    ...NO_ANSWERS,
    ...draft,
    invite_code: draft.invite_code || invitation,
    mobile_phone: formatPhone(draft.mobile_phone ?? ""),
  };
}

/** Page 2 is shown at once only to somebody whose first page is complete. */
export function startPage(asked: number, values: DefaultValues<RegistrationInput>): number {
  return asked === 2 && PersonalFields.safeParse(values).success ? 2 : 1;
}
